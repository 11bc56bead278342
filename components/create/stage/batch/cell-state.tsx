'use client';

import { Ban, CircleAlert, CircleHelp, Clock, ImageOff, Pause, PencilLine, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeEstimate, jobError, jobState, wasRefused } from '@/components/jobs/describe-job';
import { Elapsed, useNow } from '@/components/jobs/elapsed';
import { canRetry } from '@/components/jobs/job-verbs';
import { jobMessages } from '@/components/jobs/messages';
import { useIsPaused } from '@/components/jobs/use-queue';
import { LivePreview, PreviewBadge } from '@/components/jobs/preview/live-preview';
import type { LivePreviewState } from '@/components/jobs/preview/use-live-preview';
import type { JobActions } from '@/components/jobs/use-job-actions';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Progress } from '@/components/ui/progress';
import { mayChange } from '@/lib/client/me';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { batchMessages } from './messages';

/** The actions of a cell without a result. */
export type CellJobActions = Pick<JobActions, 'retry' | 'release'> & {
  edit: (job: StudioJob) => void;
  /** Shows the job alone, with all that can be done about it. */
  open: () => void;
};

/** The place of a result that is not there (yet): its preview and progress, or what happened and what to do. */
export function CellState({
  job,
  preview,
  tabIndex,
  actions,
}: {
  job: StudioJob;
  preview: LivePreviewState;
  /** Of its buttons. */
  tabIndex: number;
  actions: CellJobActions;
}) {
  const isMoving = job.status === 'processing' || job.status === 'keeping';
  const action = (label: string, Icon: typeof RotateCcw | null, run: () => void) => (
    <Button size="sm" tabIndex={tabIndex} className="pointer-coarse:h-11" onClick={run}>
      {Icon !== null && <Icon aria-hidden />}
      {label}
    </Button>
  );
  return (
    <>
      <LivePreview preview={preview} alt="" fit="contain" />
      {preview.isShown && <PreviewBadge className="top-2 left-2 py-0.5" />}
      {isMoving && preview.isShown ? (
        <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/80 to-transparent px-2.5 pt-8 pb-2.5 text-sm font-medium text-white">
          <RunTime job={job} />
        </span>
      ) : (
        !preview.isShown && <StateFace job={job} action={action} actions={actions} />
      )}
      {isMoving && (
        <Progress
          share={job.progress}
          label={jobMessages.progress}
          className={classNames('absolute! inset-x-0 bottom-0 rounded-none!', preview.isShown && 'bg-white/35!')}
        />
      )}
    </>
  );
}

function StateFace({
  job,
  action,
  actions,
}: {
  job: StudioJob;
  action: (label: string, Icon: typeof RotateCcw | null, run: () => void) => ReactNode;
  actions: CellJobActions;
}) {
  const isPaused = useIsPaused(job);
  const canChange = mayChange(job.owner);
  if (job.status === 'processing' || job.status === 'keeping') {
    return (
      <Face title={jobState(job)}>
        <RunTime job={job} />
      </Face>
    );
  }
  if (job.status === 'held') {
    return (
      <Face
        Icon={Pause}
        title={batchMessages.held}
        button={canChange ? action(batchMessages.resume, null, () => actions.release(job.id)) : null}
      />
    );
  }
  if (job.status === 'unconfirmed') {
    return (
      <Face
        Icon={CircleHelp}
        tone="warn"
        title={jobState(job)}
        button={action(batchMessages.resolve, null, actions.open)}
      />
    );
  }
  if (job.status === 'failed') {
    const button = wasRefused(job)
      ? action(batchMessages.editRequest, PencilLine, () => actions.edit(job))
      : canChange && canRetry(job) && action(batchMessages.retry, RotateCcw, () => actions.retry(job.id));
    return (
      <Face Icon={CircleAlert} tone="bad" title={jobState(job)} button={button}>
        {jobError(job)}
      </Face>
    );
  }
  if (job.status === 'cancelled') {
    return (
      <Face
        Icon={Ban}
        title={jobState(job)}
        button={canChange ? action(batchMessages.retry, RotateCcw, () => actions.retry(job.id)) : null}
      />
    );
  }
  if (job.status === 'succeeded') return <Face Icon={ImageOff} title={batchMessages.missing} />;
  return (
    <Face Icon={isPaused ? Pause : Clock} title={isPaused ? jobMessages.paused : jobState(job)}>
      {job.note}
    </Face>
  );
}

function Face({
  Icon,
  tone = 'plain',
  title,
  button = null,
  children = null,
}: {
  Icon?: typeof Clock;
  tone?: 'plain' | 'warn' | 'bad';
  title: string;
  button?: ReactNode;
  children?: ReactNode;
}) {
  const colour = { plain: 'text-muted', warn: 'text-warn', bad: 'text-bad' }[tone];
  return (
    <span className="absolute inset-0 flex [container-type:size] flex-col items-center justify-center gap-1 overflow-hidden p-3 text-center text-sm">
      <b className={`flex items-center gap-1.5 font-medium ${colour}`}>
        {Icon !== undefined && <Icon aria-hidden className="size-4 shrink-0" />}
        {title}
      </b>
      <span className="line-clamp-4 min-h-0 [@container_(max-height:150px)]:line-clamp-2 wrap-anywhere text-muted">
        {children}
      </span>
      {button !== null && <span className="mt-1">{button}</span>}
    </span>
  );
}

function RunTime({ job }: { job: StudioJob }) {
  const since = job.startedAt ?? job.createdAt;
  const now = useNow();
  const course =
    job.progress === null
      ? describeEstimate(job.estimate, now - Date.parse(since))
      : jobMessages.percent({ share: job.progress });
  return (
    <>
      <Elapsed since={since} />
      {job.status === 'processing' && ` · ${course}`}
    </>
  );
}
