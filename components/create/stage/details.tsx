'use client';

import { useQuery } from '@tanstack/react-query';
import { Dices, PencilLine, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SeedValue } from '@/components/viewer/seed-value';
import { formatClock, formatPixels, formatTook, formatWhen } from '@/lib/client/format';
import { modelOptions } from '@/lib/client/models/models';
import { schemaOf } from '@/lib/client/models/media-fields';
import { mediaInRequest, settingLines } from '@/lib/client/jobs/read-request';
import type { LooseModel } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { exactSeed, isSeedName, seedNameOf } from '@/lib/contract/seed';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { isJsonObject } from '@/lib/schema-form/json';
import { LockSeedButton } from './lock-seed-button';
import { isModel } from '../request/use-model';
import { formatBytes } from '@/lib/contract/format-bytes';
import { createMessages } from '../messages';
import { lateMessages } from '../messages-late';
import { JobSources } from './job-sources';

const longPrompt = 280;

/** The details of a job: its prompt, its settings, its result, and actions to continue. */
export function Details({
  job,
  media,
  models,
  onRemix,
  onRunAgain,
  onLockSeed,
}: {
  job: StudioJob;
  media: StudioMedia | null;
  models: LooseModel[];
  onRemix: () => void;
  /** With the seed of the result, or a new one for null. */
  onRunAgain: (seed: string | null) => void;
  onLockSeed: (model: string, seed: string) => void;
}) {
  const [now] = useState(() => new Date());
  const listed = models.find((model) => isModel(model, job.model));
  const alone = useQuery({ ...modelOptions(job.model), enabled: listed === undefined, retry: false });
  const model = listed ?? alone.data ?? null;
  const schema = model === null ? null : schemaOf(model);
  const seed = media?.seed ?? job.seed;
  const seedName = seed === null ? null : seedNameOf(job.request);
  const settings = settingLines(job.request, schema, lateMessages).filter(
    // The size of the result says the same.
    ({ name }) => name !== seedName && !(media?.width != null && (name === 'width' || name === 'height')),
  );
  const hasSeed = isJsonObject(schema?.['properties']) && Object.keys(schema['properties']).some(isSeedName);
  /** A model that the form can show. */
  const ownSeed = hasSeed && exactSeed(seed) !== null ? seed : null;
  const sources = mediaInRequest(job.request);
  // What rendered the results, which the model's present renderer may not have.
  const renderer = job.rendererNote ?? model?.renderer?.note ?? null;
  const waitedMs = job.startedAt === null ? 0 : Date.parse(job.startedAt) - Date.parse(job.createdAt);
  return (
    <div className="flex flex-col gap-5 p-4">
      <section>
        <h2 className="mb-2 font-semibold">{createMessages.details}</h2>
        {job.prompt !== null && <Prompt key={job.id} text={job.prompt} />}
        <dl className="mt-3 grid grid-cols-[96px_minmax(0,1fr)] gap-x-2 gap-y-1.5">
          <Line label={createMessages.model}>{job.modelName ?? job.model}</Line>
          {renderer !== null && job.results.length > 0 && <Line label={lateMessages.renderer}>{renderer}</Line>}
          {settings.map(({ name, label, value }) => (
            <Line key={name} label={label}>
              {value}
            </Line>
          ))}
          {seed !== null && (
            <Line label={lateMessages.seed}>
              <SeedValue
                seed={seed}
                lock={ownSeed !== null && <LockSeedButton onLock={() => onLockSeed(job.model, ownSeed)} />}
              />
            </Line>
          )}
          {job.startedAt !== null && job.completedAt !== null && (
            <Line label={lateMessages.took}>
              {formatTook(Date.parse(job.completedAt) - Date.parse(job.startedAt))}
              {waitedMs >= 1000 && <span className="text-faint">{lateMessages.waited(formatTook(waitedMs))}</span>}
            </Line>
          )}
          {media !== null && <FileLines media={media} />}
          <Line label={lateMessages.created}>{formatWhen(job.createdAt, now)}</Line>
        </dl>
      </section>
      {sources.length > 0 && <JobSources sources={sources} result={media} />}
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={onRemix} title={lateMessages.remixHint}>
          <PencilLine aria-hidden />
          {lateMessages.remix}
        </Button>
        {(ownSeed !== null || !hasSeed) && (
          <Button
            onClick={() => onRunAgain(ownSeed)}
            title={ownSeed === null ? lateMessages.runAgainHint : lateMessages.runAgainSeedHint(ownSeed)}
          >
            <RotateCcw aria-hidden />
            {lateMessages.runAgain}
          </Button>
        )}
        {hasSeed && (
          <Button className="col-span-2" onClick={() => onRunAgain(null)} title={lateMessages.newSeedHint}>
            <Dices aria-hidden />
            {lateMessages.newSeed}
          </Button>
        )}
      </div>
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
      {media.dynamicRange !== null && <Line label={lateMessages.range}>HDR {media.dynamicRange.toUpperCase()}</Line>}
    </>
  );
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
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
          className="mt-1 rounded-xs font-medium text-accent"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? lateMessages.showLess : lateMessages.showAll}
        </button>
      )}
    </div>
  );
}
