'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SeedValue } from '@/components/viewer/seed-value';
import { formatTook, formatWhen } from '@/lib/client/format';
import { schemaOf } from '@/lib/client/models/media-fields';
import { modelOptions } from '@/lib/client/models/models';
import { settingLines } from '@/lib/client/jobs/read-request';
import type { LibraryItemDetail } from '@/lib/contract/library';
import { seedNameOf } from '@/lib/contract/seed';
import { fileFacts } from './file-facts';
import { itemWords } from './item-words';
import { LockSeedLink } from './lock-seed-link';
import { SettingsTable } from './settings-table';

const list = 'grid grid-cols-[96px_minmax(0,1fr)] gap-x-2 gap-y-1.5';

/** What was asked of which model, and what the file is. */
export function ItemSettings({ detail: { item, job } }: { detail: LibraryItemDetail }) {
  const [now] = useState(() => new Date());
  const { media } = item;
  const model = useQuery({ ...modelOptions(job?.model ?? ''), enabled: job !== null, retry: false });
  const seedName = media.seed === null || job === null ? null : seedNameOf(job.request);
  const settings =
    job === null
      ? []
      : settingLines(job.request, model.data ? schemaOf(model.data) : null, itemWords).filter(
          ({ name }) => name !== seedName,
        );
  return (
    <section className="flex flex-col gap-3">
      {job !== null && (
        <dl className={list}>
          <Line label={itemWords.model}>{job.modelName ?? job.model}</Line>
        </dl>
      )}
      <SettingsTable settings={settings} media={media} />
      <dl className={list}>
        {media.seed !== null && (
          <Line label={itemWords.seed}>
            <SeedValue seed={media.seed} lock={job !== null && <LockSeedLink model={job.model} seed={media.seed} />} />
          </Line>
        )}
        {fileFacts(media).map(({ label, value }) => (
          <Line key={label} label={label}>
            {value}
          </Line>
        ))}
        {job !== null && job.startedAt !== null && job.completedAt !== null && job.completedAt > job.startedAt && (
          <Line label={itemWords.took}>{formatTook(Date.parse(job.completedAt) - Date.parse(job.startedAt))}</Line>
        )}
        <Line label={item.origin === 'upload' ? itemWords.uploaded : itemWords.made}>
          {formatWhen(item.createdAt, now)}
        </Line>
      </dl>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
