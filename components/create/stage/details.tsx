'use client';

import { useQuery } from '@tanstack/react-query';
import { modelNameOf } from '@/lib/client/models/model-names';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { SeedValue } from '@/components/viewer/seed-value';
import { findCell } from '@/lib/client/jobs/batch-cells';
import { seedOfCell } from '@/lib/client/jobs/batch-differences';
import { mediaInRequest, settingLines } from '@/lib/client/jobs/read-request';
import { formatClock, formatPixels, formatTook, formatWhen } from '@/lib/client/format';
import { isOwn } from '@/lib/client/me';
import { modelOptions } from '@/lib/client/models/models';
import { schemaOf } from '@/lib/client/models/schema-of';
import { formatBytes } from '@/lib/contract/format-bytes';
import type { LooseModel } from '@/lib/contract/model';
import { exactSeed, isSeedName, seedNameOf } from '@/lib/contract/seed';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { isJsonObject } from '@/lib/schema-form/json';
import { isModel } from '../request/use-model';
import { createMessages } from '../messages';
import { lateMessages } from '../messages-late';
import { BatchDetails } from './batch/batch-details';
import { shownCell } from './batch/shown-cell';
import { useBatch } from './batch/use-batch';
import { JobSources } from './job-sources';
import { readablePrompt } from '@/lib/contract/prompt/readable-prompt';
import { LockSeedButton } from './lock-seed-button';
import { NextSteps } from './next-steps';
import type { DetailsActions, StageView } from './stage-actions';

const longPrompt = 280;

/** The details of the current result: its place in its batch, what to do next, its prompt, its settings and its file. */
export function Details({
  job: staged,
  view,
  models,
  actions,
}: {
  job: StudioJob;
  view: StageView;
  models: LooseModel[];
  actions: DetailsActions;
}) {
  const [now] = useState(() => new Date());
  const batch = useBatch(staged, models);
  const shown = useSyncExternalStore(shownCell.subscribe, shownCell.current, () => null);
  const cell = batch?.cells.find(({ key }) => key === shown) ?? findCell(batch?.cells ?? [], view);
  const shownSeeds = useMemo(() => batch?.cells.map(seedOfCell) ?? [], [batch]);
  const { job, media } = cell ?? { job: staged, media: null };
  const listed = models.find((model) => isModel(model, job.model));
  const alone = useQuery({ ...modelOptions(job.model), enabled: listed === undefined, retry: false });
  const model = listed ?? alone.data ?? null;
  const schema = model === null ? null : schemaOf(model);
  const seed = cell === null ? job.seed : seedOfCell(cell);
  const seedName = seed === null ? null : seedNameOf(job.request);
  const settings = settingLines(job.request, schema, lateMessages).filter(
    // The size of the result says the same.
    ({ name }) => name !== seedName && !(media?.width != null && (name === 'width' || name === 'height')),
  );
  const hasSeed = isJsonObject(schema?.['properties']) && Object.keys(schema['properties']).some(isSeedName);
  /** A seed that the form can represent. */
  const ownSeed = hasSeed && exactSeed(seed) !== null ? seed : null;
  const sources = mediaInRequest(job.request);
  // What rendered the results, which the model's present renderer may not have.
  const { renderer: present, original } = model ?? {};
  const hasPresent = job.rendererNote === null || job.rendererNote === original?.renderer_note;
  const renderer = hasPresent ? (present?.note ?? null) : job.rendererNote;
  const waitedMs = job.startedAt === null ? 0 : Date.parse(job.startedAt) - Date.parse(job.createdAt);
  const lock = ownSeed !== null && <LockSeedButton onLock={() => actions.lockSeed(job.model, ownSeed)} />;
  const isOfSeveral = batch !== null && cell !== null && batch.cells.length > 1;
  // What results of one press differ in stands above; a sweep has its axes there.
  const isSeedAbove =
    isOfSeveral &&
    batch.sweep === null &&
    batch.differences.get(cell.key)?.some(({ name }) => name === 'seed') === true;
  return (
    <div className="flex flex-col gap-4 p-4">
      {isOfSeveral ? (
        <BatchDetails batch={batch} cell={cell} lock={lock} onShow={actions.show} />
      ) : (
        <h2 className="font-semibold">{createMessages.details}</h2>
      )}
      <NextSteps
        job={job}
        media={media}
        model={model}
        models={models}
        seed={seed}
        ownSeed={ownSeed}
        hasSeed={hasSeed}
        shownSeeds={shownSeeds}
        actions={actions}
      />
      <section>
        {job.prompt !== null && (
          <>
            <h3 className="mb-1 text-sm font-medium text-muted">{lateMessages.prompt}</h3>
            <Prompt key={job.id} text={readablePrompt(job.prompt)} />
          </>
        )}
        <dl className="mt-3 grid grid-cols-[96px_minmax(0,1fr)] gap-x-2 gap-y-1.5">
          <Line label={createMessages.model}>{modelNameOf(job)}</Line>
          {settings.map(({ name, label, value }) => (
            <Line key={name} label={label}>
              {value}
            </Line>
          ))}
          {seed !== null && !isSeedAbove && (
            <Line label={lateMessages.seed}>
              <SeedValue seed={seed} lock={lock} />
            </Line>
          )}
          {job.startedAt !== null && job.completedAt !== null && (
            <Line label={lateMessages.took}>
              {formatTook(Date.parse(job.completedAt) - Date.parse(job.startedAt))}
              {waitedMs >= 1000 && (
                <span className="text-faint">{lateMessages.waited({ time: formatTook(waitedMs) })}</span>
              )}
            </Line>
          )}
          {media !== null && <FileLines media={media} />}
          {!isOwn(job.owner) && <Line label={lateMessages.owner}>{job.owner.name}</Line>}
          <Line label={lateMessages.created}>{formatWhen(job.createdAt, now)}</Line>
          {renderer !== null && job.results.length > 0 && <Line label={lateMessages.renderer}>{renderer}</Line>}
        </dl>
      </section>
      {sources.length > 0 && <JobSources sources={sources} result={media} />}
    </div>
  );
}

function FileLines({ media }: { media: StudioMedia }) {
  const format = (media.contentType.split('/')[1] ?? media.contentType).replace('quicktime', 'mov');
  const codec = media.codec === null || media.kind === 'image' ? '' : ` (${media.codec.toUpperCase()})`;
  return (
    <>
      <Line label={lateMessages.file}>
        {format.toUpperCase()}
        {codec}, {formatBytes(media.bytes)}
      </Line>
      {media.width !== null && media.height !== null && (
        <Line label={lateMessages.size}>{formatPixels(media.width, media.height)}</Line>
      )}
      {media.durationSeconds !== null && (
        <Line label={lateMessages.length}>{formatClock(Math.round(media.durationSeconds) * 1000)}</Line>
      )}
      {media.dynamicRange !== null && (
        <Line label={lateMessages.range}>{lateMessages.hdr({ format: media.dynamicRange.toUpperCase() })}</Line>
      )}
    </>
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

function Prompt({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <div>
      <p className={`leading-relaxed whitespace-pre-wrap wrap-anywhere ${isWhole ? '' : 'line-clamp-6'}`}>{text}</p>
      {text.length > longPrompt && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="mt-1 min-h-6 rounded-xs font-medium text-accent"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? lateMessages.showLess : lateMessages.showAll}
        </button>
      )}
    </div>
  );
}
