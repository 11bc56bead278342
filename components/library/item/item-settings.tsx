'use client';

import { useQuery } from '@tanstack/react-query';
import { modelNameOf } from '@/lib/client/models/model-names';
import { type ReactNode, useState } from 'react';
import { byOwner } from '@/components/media-actions/by-owner';
import { SeedValue } from '@/components/viewer/seed-value';
import { formatTook, formatWhen } from '@/lib/client/format';
import { schemaOf } from '@/lib/client/models/schema-of';
import { modelOptions } from '@/lib/client/models/models';
import { settingLines, type SettingLine } from '@/lib/client/jobs/read-request';
import type { LibraryItemDetail } from '@/lib/contract/studio/library';
import { seedNameOf, exactSeed } from '@/lib/contract/seed';
import { fileFacts } from './file-facts';
import { libraryMessages } from '../messages';
import { Lock } from 'lucide-react';
import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button';
import { appliedSetting } from './applied-setting';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

const list = 'grid grid-cols-[96px_minmax(0,1fr)] gap-x-2 gap-y-1.5';

/** The model and settings of an item, and the facts of its file. */
export function ItemSettings({ detail: { item, job } }: { detail: LibraryItemDetail }) {
  const [now] = useState(() => new Date());
  const { media } = item;
  const model = useQuery({ ...modelOptions(job?.model ?? ''), enabled: job !== null, retry: false });
  const seedName = media.seed === null || job === null ? null : seedNameOf(job.request);
  const settings =
    job === null
      ? []
      : settingLines(job.request, model.data ? schemaOf(model.data) : null, libraryMessages.item).filter(
          // The size of the file says the same as a width and height that it has.
          ({ name }) =>
            name !== seedName && !((name === 'width' || name === 'height') && job.request[name] === media[name]),
        );
  return (
    <section className="flex flex-col gap-3">
      {job !== null && (
        <dl className={list}>
          <Row label={libraryMessages.item.model}>{modelNameOf(job)}</Row>
        </dl>
      )}
      <SettingsTable settings={settings} media={media} />
      <dl className={list}>
        {media.seed !== null && (
          <Row label={libraryMessages.item.seed}>
            <SeedValue seed={media.seed} lock={job !== null && <LockSeedLink model={job.model} seed={media.seed} />} />
          </Row>
        )}
        {fileFacts(media).map(({ label, value }) => (
          <Row key={label} label={label}>
            {value}
          </Row>
        ))}
        {job !== null && job.startedAt !== null && job.completedAt !== null && job.completedAt > job.startedAt && (
          <Row label={libraryMessages.item.took}>
            {formatTook(Date.parse(job.completedAt) - Date.parse(job.startedAt))}
          </Row>
        )}
        <Row label={item.origin === 'upload' ? libraryMessages.item.uploaded : libraryMessages.item.created}>
          {formatWhen(item.createdAt, now)}
        </Row>
        {byOwner(item.owner) !== '' && <Row label={libraryMessages.item.owner}>{item.owner.name}</Row>}
      </dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

/** A link to Create with a seed locked in the form of its model; empty for a seed that no form can hold. */
function LockSeedLink({ model, seed }: { model: string; seed: string }) {
  if (exactSeed(seed) === null) return null;
  return (
    <Link
      href={`/?${new URLSearchParams({ model, seed })}`}
      aria-label={libraryMessages.item.lockSeed}
      title={libraryMessages.item.lockSeedHint}
      className={buttonClasses({
        variant: 'quiet',
        size: 'sm',
        className: '-my-1 max-desk:-my-3 size-6! px-0! max-desk:size-11!',
      })}
    >
      <Lock aria-hidden />
    </Link>
  );
}

/** The requested settings, each beside the applied value. */
function SettingsTable({ settings, media }: { settings: SettingLine[]; media: StudioMedia }) {
  if (settings.length === 0) return null;
  return (
    <table className="w-full table-fixed border-separate border-spacing-y-1.5 text-left align-top">
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col" className="w-26 pr-2 font-normal">
            {libraryMessages.item.setting}
          </th>
          <th scope="col" className="pr-2 font-normal">
            {libraryMessages.item.requested}
          </th>
          <th scope="col" className="font-normal">
            {libraryMessages.item.applied}
          </th>
        </tr>
      </thead>
      <tbody>
        {settings.map(({ name, label, value }) => (
          <tr key={name} className="align-top">
            <th scope="row" className="pr-2 font-normal wrap-anywhere text-muted">
              {label}
            </th>
            <td className="pr-2 wrap-anywhere">{value}</td>
            <td className="wrap-anywhere">
              {appliedSetting(name, media) ?? (
                <span title={libraryMessages.item.notRecorded} className="text-faint">
                  <span aria-hidden>–</span>
                  <span className="sr-only">{libraryMessages.item.notRecorded}</span>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
