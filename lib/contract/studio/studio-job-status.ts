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
 * Where a job stands.
 * - `held`: recorded, not sent until it is resumed.
 * - `waiting`: recorded, not sent yet: queued, or not yet accepted by the upstream.
 * - `sending`: on its way, not yet answered by the upstream.
 * - `unconfirmed`: sent, but the answer never came; it may or may not be running.
 * - `queued`, `processing`: the upstream has it.
 * - `keeping`: succeeded upstream; its bytes are being copied here.
 * - `succeeded`: the result is here.
 * - `failed`: refused, failed, or its result could not be had; `error` says why.
 * - `cancelled`: ended on request.
 */
export const studioJobStatuses = [...openJobStatuses, 'succeeded', 'failed', 'cancelled'] as const;
export type StudioJobStatus = (typeof studioJobStatuses)[number];

/** Whether a job in this status was not sent yet: it can be held, resumed, moved in the queue and edited. */
export function isUnsent(status: StudioJobStatus): status is 'held' | 'waiting' {
  return status === 'held' || status === 'waiting';
}

/** Whether a job in this status may still change. */
export function isOpenJob(status: StudioJobStatus): boolean {
  return openJobStatuses.some((open) => open === status);
}

/** The error code of a job that goes on after the media service has shown that it cannot cancel: it can only be let be. */
export const notCancellableCode = 'not_cancellable';

/** What the ways out of a job that is under way hang on. */
interface JobUnderWay {
  status: StudioJobStatus;
  error: { code: string | null } | null;
}

/** Whether a job runs at a media service that has shown that it cannot cancel: all one can do is to stop following it. */
export function isBeyondCancelling({ status, error }: JobUnderWay): boolean {
  return (status === 'queued' || status === 'processing') && error?.code === notCancellableCode;
}

/** Whether asking for the end of a job may bring it about: it waits, or is at work. */
export function canCancel(job: JobUnderWay): boolean {
  const isUnderWay = job.status === 'sending' || job.status === 'queued' || job.status === 'processing';
  return isUnsent(job.status) || (isUnderWay && !isBeyondCancelling(job));
}
