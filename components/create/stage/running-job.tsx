'use client';

import { EyeOff, Pause, PencilLine, Play, RotateCcw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Elapsed, useNow } from '@/components/jobs/elapsed';
import { LivePreview, PreviewBadge } from '@/components/jobs/preview/live-preview';
import { useLivePreview } from '@/components/jobs/preview/use-live-preview';
import type { JobActions } from '@/components/jobs/use-job-actions';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Progress } from '@/components/ui/progress';
import { formatWhen } from '@/lib/client/format';
import { mediaInRequest, requestedProportion } from '@/lib/client/jobs/read-request';
import { mayChange } from '@/lib/client/me';
import type { JsonObject } from '@/lib/contract/model';
import { canCancel, isBeyondCancelling, isUnsent } from '@/lib/contract/studio/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { isStudioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { describeEstimate, describeOwner, estimateSource, subjectOf } from '@/components/jobs/describe-job';
import { jobMessages } from '@/components/jobs/messages';
import { useIsPaused } from '@/components/jobs/use-queue';
import { lateMessages } from '../messages-late';

const leadKeys = {
  held: 'heldTitle',
  waiting: 'unsentTitle',
  sending: 'sendingTitle',
  keeping: 'copyingTitle',
  succeeded: 'copyingTitle',
} as const satisfies Partial<Record<StudioJob['status'], keyof typeof lateMessages>>;

/** The first words of a state that says more than its label. */
function leadOf(status: StudioJob['status']): string | undefined {
  return status in leadKeys ? lateMessages[leadKeys[status as keyof typeof leadKeys]] : undefined;
}

/**
 * A job that has not ended: a placeholder in the requested aspect ratio, its status and its progress, above its newest
 * preview. A succeeded one waits for its result to load.
 */
export function RunningJob({
  job,
  schema,
  engine,
  onPreview,
  actions,
}: {
  job: StudioJob;
  /** Called when a preview has loaded. */
  onPreview: () => void;
  /** The request schema of its model, if known: its defaults give the aspect ratio of a request without one. */
  schema: JsonObject | null;
  /** The engine of its model; null where the service itself generates, or the model is not known. */
  engine: string | null;
  actions: Pick<JobActions, 'cancel' | 'dismiss' | 'hold' | 'release' | 'retry'> & { edit: (job: StudioJob) => void };
}) {
  const [sourceRatio, setSourceRatio] = useState<number | null>(null);
  const isVideo = job.mediaType === 'video';
  const ratio = requestedProportion(job.request, schema) ?? sourceRatio ?? (isVideo ? 16 / 9 : 1);
  const source = mediaInRequest(job.request).find(isStudioMediaPath);
  const isMoving = job.status === 'processing' || job.status === 'keeping' || job.status === 'succeeded';
  const preview = useLivePreview(job);
  const { isShown } = preview;
  useEffect(() => {
    if (isShown) onPreview();
  }, [isShown, onPreview]);
  const isUnsentJob = isUnsent(job.status);
  const isPaused = useIsPaused(job);
  const owner = describeOwner(job);
  return (
    <div
      className="relative flex min-h-[min(220px,100cqh)] min-w-[min(300px,100cqw)] flex-col overflow-hidden bg-panel shadow-picture"
      style={{ aspectRatio: ratio, width: `min(100cqw, ${(ratio * 100).toFixed(3)}cqh)`, maxHeight: '100cqh' }}
    >
      {source !== undefined && (
        <img
          src={`${source}/thumbnail`}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSourceRatio(naturalWidth / naturalHeight)}
          className={classNames('absolute inset-0 size-full object-cover opacity-15 grayscale', isShown && 'invisible')}
        />
      )}
      <LivePreview preview={preview} alt={jobMessages.previewOf({ what: subjectOf(job) })} fit="contain" />
      {isShown && <PreviewBadge className="top-3 left-3 py-0.5" />}
      <div
        className={
          isShown
            ? // Text on an image is readable on a dark ground only.
              'relative mt-auto flex items-end gap-3 bg-linear-to-t from-black/85 via-black/60 via-70% to-transparent px-4 pt-8 pb-4 text-white [&_p]:text-white'
            : 'relative flex flex-1 flex-col items-center justify-center gap-1 p-4 text-center'
        }
      >
        <div className={isShown ? 'min-w-0 flex-1' : 'contents'}>
          <p className="text-lg font-semibold">
            {job.status === 'queued'
              ? engine === null
                ? lateMessages.queuedTitle
                : lateMessages.queuedTitleAt({ engine })
              : isPaused
                ? jobMessages.paused
                : (leadOf(job.status) ?? (isVideo ? lateMessages.videoTitle : lateMessages.imageTitle))}
          </p>
          {isUnsentJob ? (
            <p className="text-muted">
              {isPaused
                ? lateMessages.pausedWhy
                : job.status === 'held'
                  ? lateMessages.heldWhy
                  : lateMessages.unsentWhy}
            </p>
          ) : (
            <RunTime job={job} />
          )}
          {owner !== null && <p className="max-w-md text-sm wrap-anywhere text-muted">{owner}</p>}
          {job.note !== null && <p className="max-w-md text-sm wrap-anywhere text-muted">{job.note}</p>}
          {job.error !== null && <p className="max-w-md text-sm wrap-anywhere text-muted">{job.error.message}</p>}
          {isBeyondCancelling(job) && <p className="max-w-md text-sm text-muted">{lateMessages.stopTrackingHint}</p>}
          {job.nextAttemptAt !== null && <NextAttempt at={job.nextAttemptAt} />}
          {job.upstreamStatus !== null && (
            <p className="text-sm wrap-anywhere text-muted">
              {lateMessages.unknownStatus({ status: job.upstreamStatus })}
            </p>
          )}
          {!isShown && (
            <p className="mt-2 text-sm text-faint">{isUnsentJob ? lateMessages.staysQueued : lateMessages.canClose}</p>
          )}
        </div>
        {mayChange(job.owner) && (
          <div className={classNames('flex flex-wrap justify-center gap-2', !isShown && 'mt-3')}>
            {job.status === 'held' && (
              <Button size="sm" onClick={() => actions.release(job.id)}>
                <Play aria-hidden />
                {lateMessages.resume}
              </Button>
            )}
            {job.status === 'waiting' && (
              <Button size="sm" onClick={() => actions.hold(job.id)}>
                <Pause aria-hidden />
                {lateMessages.hold}
              </Button>
            )}
            {isUnsentJob && (
              <Button size="sm" onClick={() => actions.edit(job)}>
                <PencilLine aria-hidden />
                {lateMessages.edit}
              </Button>
            )}
            {job.nextAttemptAt !== null && (
              <Button size="sm" onClick={() => actions.retry(job.id)}>
                <RotateCcw aria-hidden />
                {lateMessages.tryNow}
              </Button>
            )}
            {canCancel(job) && (
              <Button size="sm" onClick={() => actions.cancel(job.id)}>
                <X aria-hidden />
                {lateMessages.cancel}
              </Button>
            )}
            {isBeyondCancelling(job) && (
              <Button size="sm" onClick={() => actions.dismiss(job.id)}>
                <EyeOff aria-hidden />
                {lateMessages.stopTracking}
              </Button>
            )}
          </div>
        )}
      </div>
      {isMoving && (
        <Progress
          share={job.progress}
          label={lateMessages.progress}
          className="absolute! inset-x-0 bottom-0 rounded-none!"
        />
      )}
    </div>
  );
}

function NextAttempt({ at }: { at: string }) {
  const now = useNow();
  return <p className="text-sm text-muted">{lateMessages.nextTry({ when: formatWhen(at, new Date(now)) })}</p>;
}

/** The elapsed time, the progress, and the estimated duration, as far as known. */
function RunTime({ job }: { job: StudioJob }) {
  const since = job.startedAt ?? job.createdAt;
  const now = useNow();
  const runningMs = job.startedAt === null ? null : now - Date.parse(job.startedAt);
  const isCopying = job.status === 'keeping' || job.status === 'succeeded';
  const percent =
    job.progress !== null && job.status === 'processing' ? jobMessages.percent({ share: job.progress }) : null;
  const estimate = percent !== null && job.estimate === null ? null : describeEstimate(job.estimate, runningMs);
  return (
    <p className="text-muted" title={job.estimate === null ? undefined : estimateSource(job.estimate)}>
      <Elapsed since={since} />
      {percent !== null && ` · ${percent}`}
      {estimate !== null && !isCopying && ` · ${estimate}`}
    </p>
  );
}
