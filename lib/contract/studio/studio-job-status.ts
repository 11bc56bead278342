/** The statuses of jobs that have not ended. */
export const openJobStatuses = [
  'held',
  'waiting',
  'sending',
  'unconfirmed',
  'queued',
  'processing',
  'keeping',
] as const;

/**
 * The status of a job.
 * - `held`: recorded, not sent until it is resumed.
 * - `waiting`: recorded, not sent yet: queued, or not yet accepted by the upstream.
 * - `sending`: on its way, not yet answered by the upstream.
 * - `unconfirmed`: sent, but the answer never came; it may or may not be running.
 * - `queued`, `processing`: the upstream has it.
 * - `keeping`: succeeded upstream; its results are being copied into the studio.
 * - `succeeded`: the results are stored in the studio.
 * - `failed`: rejected, failed, or its result could not be copied; `error` says why.
 * - `cancelled`: ended on request.
 */
export const studioJobStatuses = [...openJobStatuses, 'succeeded', 'failed', 'cancelled'] as const;
export type StudioJobStatus = (typeof studioJobStatuses)[number];

/** Whether a job in this status is not sent yet: it can be held, resumed, moved in the queue and edited. */
export function isUnsent(status: StudioJobStatus): status is 'held' | 'waiting' {
  return status === 'held' || status === 'waiting';
}

/** Whether a job in this status may still change. */
export function isOpenJob(status: StudioJobStatus): boolean {
  return openJobStatuses.some((open) => open === status);
}

/** The error code of a running job whose media service has shown that it cannot cancel. */
export const notCancellableCode = 'not_cancellable';

/** What decides how a running job can be ended. */
interface RunningJob {
  status: StudioJobStatus;
  error: { code: string | null } | null;
}

/**
 * Whether a job runs at a media service that has shown that it cannot cancel: it can only be given up with “stop
 * tracking”.
 */
export function isBeyondCancelling({ status, error }: RunningJob): boolean {
  return (status === 'queued' || status === 'processing') && error?.code === notCancellableCode;
}

/**
 * Whether a job may be cancelled: it is queued, being sent or running, and its service has not shown that it cannot
 * cancel.
 */
export function canCancel(job: RunningJob): boolean {
  const isRunning = job.status === 'sending' || job.status === 'queued' || job.status === 'processing';
  return isUnsent(job.status) || (isRunning && !isBeyondCancelling(job));
}
