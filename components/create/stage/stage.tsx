'use client';

import { Image, SearchX } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { SendMedia } from '@/components/media-actions/use-send-media';
import type { JobActions } from '@/components/jobs/use-job-actions';
import { latePart } from '@/components/ui/late-part';
import { schemaOf } from '@/lib/client/models/media-fields';
import type { LooseModel } from '@/lib/contract/model';
import { isOpenJob } from '@/lib/contract/studio/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { StageBar } from './stage-bar';
import { StageMessage, StageFrame } from './stage-frame';
import { useAwaitedResult } from './use-awaited-result';
import { StageResult } from './stage-result';
import { isModel } from '../request/use-model';
import type { StagedJob, ShownResult } from './use-stage';
import type { SendTarget } from '@/lib/client/models/send-targets';
import { createMessages } from '../messages';
import { lateMessages } from '../messages-late';
import { RunningJob } from './running-job';

// Loaded when a job ended without a result, or when there is no job yet.
const StageEnd = latePart(async () => (await import('./stage-end')).StageEnd);
const MediaActions = latePart(async () => (await import('@/components/media-actions/media-actions')).MediaActions);
const FrameActions = latePart(async () => (await import('@/components/media-actions/frame-actions')).FrameActions);
const FirstVisit = latePart(async () => (await import('./first-visit')).FirstVisit);

/** The actions of the staged job and its result. */
export interface StageActions extends JobActions {
  /** Puts results into a field of a model. */
  sendTo: (use: SendTarget, addresses: readonly string[]) => void;
  /** Puts a seed into the form of a model. */
  lockSeed: (model: string, seed: string) => void;
  /** Puts a job's request into the form. */
  edit: (job: StudioJob) => void;
}

/** The middle of the screen: the staged job, in any state. */
export function Stage({
  staged,
  shown,
  models,
  details,
  actions,
  onRunExample,
  hasExample,
  isExampleNext,
}: {
  staged: StagedJob;
  shown: ShownResult;
  models: LooseModel[];
  details: ReactNode;
  actions: StageActions;
  onRunExample: () => void;
  /** Whether this service generated the example; null while unknown. */
  hasExample: boolean | null;
  /** Whether running the example is the primary action of the screen. */
  isExampleNext: boolean;
}) {
  const job = staged.state === 'job' ? staged.job : null;
  const { media } = shown;
  const { awaited, onPreview, release } = useAwaitedResult(job, media);
  const sendTo =
    (close: () => void): SendMedia =>
    (target, items) => {
      close();
      actions.sendTo(
        target,
        items.map(({ url }) => url),
      );
    };
  const bar = (close: () => void, hasAside: boolean) => (
    <Suspense fallback={<div className="h-12 shrink-0 border-t border-line bg-panel max-desk:h-14" />}>
      <MediaActions
        items={media === null ? [] : [media]}
        onSend={sendTo(close)}
        onTrashed={close}
        details={details}
        hasAside={hasAside}
      />
    </Suspense>
  );
  return (
    <section aria-label={createMessages.image} className="flex min-h-0 flex-1 flex-col bg-canvas">
      <StageBar
        title={staged.state === 'none' && hasExample === true ? lateMessages.example : ''}
        job={job}
        media={media}
      />
      {awaited !== null && (
        <img src={awaited.previewUrl ?? awaited.url} alt="" hidden onLoad={release} onError={release} />
      )}
      {job !== null && job.status === 'succeeded' && awaited === null ? (
        <>
          <StageResult
            job={job}
            shown={shown.index}
            onShow={shown.show}
            onLockSeed={actions.lockSeed}
            actions={{
              renderBar: (close) => bar(close, false),
              renderUse: (frame, close) => (
                <Suspense>
                  <FrameActions frame={frame} onSend={sendTo(close)} />
                </Suspense>
              ),
            }}
          />
          {bar(() => undefined, true)}
        </>
      ) : (
        <StageFrame>
          {staged.state === 'none' && hasExample === false && (
            <StageMessage Icon={Image} title={lateMessages.noResults}>
              <p>{lateMessages.noResultsHint}</p>
            </StageMessage>
          )}
          {staged.state === 'none' && hasExample === true && (
            <Suspense>
              <FirstVisit onRun={onRunExample} isPrimary={isExampleNext} />
            </Suspense>
          )}
          {staged.state === 'unknown' && (
            <StageMessage Icon={SearchX} title={createMessages.unknownJob}>
              <p>{lateMessages.unknownJobHint}</p>
            </StageMessage>
          )}
          {job !== null && (
            <JobOnStage key={job.id} job={job} models={models} onPreview={onPreview} actions={actions} />
          )}
        </StageFrame>
      )}
    </section>
  );
}

function JobOnStage({
  job,
  models,
  onPreview,
  actions,
}: {
  job: StudioJob;
  models: LooseModel[];
  onPreview: () => void;
  actions: StageActions;
}) {
  const model = models.find((candidate) => isModel(candidate, job.model));
  if ((isOpenJob(job.status) && job.status !== 'unconfirmed') || job.status === 'succeeded') {
    const schema = model === undefined ? null : schemaOf(model);
    const engine = model?.engine?.title ?? null;
    return <RunningJob job={job} schema={schema} engine={engine} onPreview={onPreview} actions={actions} />;
  }
  return (
    <Suspense>
      <StageEnd
        job={job}
        onEdit={() => actions.edit(job)}
        onRetry={() => actions.retry(job.id)}
        onGenerated={(generationId) => actions.declareMade({ id: job.id, generationId })}
        onDismiss={() => actions.dismiss(job.id)}
      />
    </Suspense>
  );
}
