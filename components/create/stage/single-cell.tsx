'use client';

import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { latePart } from '@/components/ui/late-part';
import type { ViewerActions } from '@/components/viewer/viewer-dialog';
import type { BatchCell } from '@/lib/client/jobs/batch-cells';
import type { LooseModel } from '@/lib/contract/model';
import { isOpenJob } from '@/lib/contract/studio/studio-job-status';
import { isModel } from '../request/use-model';
import { batchMessages } from './batch/messages';
import type { Batch } from './batch/use-batch';
import { useMarks } from './batch/use-marks';
import { RunningJob } from './running-job';
import type { StageActions } from './stage-actions';
import { StageFrame } from './stage-frame';
import { StageResult } from './stage-result';
import { useAwaitedResult } from './use-awaited-result';

// Loaded when a job ended without a result.
const StageEnd = latePart(async () => (await import('./stage-end')).StageEnd);

/** One cell as large as fits: its result, or its job in any state. */
export function SingleCell({
  cell: { job, media },
  batch,
  models,
  actions,
  viewer,
}: {
  cell: BatchCell;
  batch: Batch;
  models: LooseModel[];
  actions: StageActions;
  /** What the viewer offers below the result. */
  viewer: ViewerActions;
}) {
  const { awaited, onPreview, release } = useAwaitedResult(job, media);
  const marks = useMarks();
  const isTrashed = media !== null && batch.itemOf(media.id)?.isTrashed === true;
  const isRunning = (isOpenJob(job.status) && job.status !== 'unconfirmed') || job.status === 'succeeded';
  return (
    <div data-single tabIndex={-1} className="relative flex min-h-0 flex-1 flex-col outline-none">
      {awaited !== null && (
        <img src={awaited.previewUrl ?? awaited.url} alt="" hidden onLoad={release} onError={release} />
      )}
      {job.status === 'succeeded' && awaited === null ? (
        <>
          <div
            className={classNames(
              'flex min-h-0 flex-1 flex-col transition-[opacity,filter] duration-200',
              isTrashed && 'opacity-30 grayscale',
            )}
          >
            <StageResult job={job} media={media} onLockSeed={actions.lockSeed} actions={viewer} />
          </div>
          {isTrashed && (
            <p className="absolute inset-x-0 bottom-4 mx-auto flex w-max max-w-full items-center gap-3 rounded-full bg-panel py-1.5 pr-1.5 pl-4 shadow-floating">
              {batchMessages.trashed}
              <Button size="sm" className="rounded-full! max-desk:h-11" onClick={() => marks.trash(media.id, false)}>
                {batchMessages.restore}
              </Button>
            </p>
          )}
        </>
      ) : (
        <StageFrame key={job.id}>
          {isRunning ? (
            <RunningJob
              job={job}
              schema={batch.schemaOf(job)}
              engine={models.find((model) => isModel(model, job.model))?.engine?.title ?? null}
              onPreview={onPreview}
              actions={actions}
            />
          ) : (
            <Suspense>
              <StageEnd
                job={job}
                onEdit={() => actions.edit(job)}
                onRetry={() => actions.retry(job.id)}
                onGenerated={(generationId) => actions.declareMade({ id: job.id, generationId })}
                onDismiss={() => actions.dismiss(job.id)}
              />
            </Suspense>
          )}
        </StageFrame>
      )}
    </div>
  );
}
