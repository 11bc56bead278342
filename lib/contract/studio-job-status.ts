/**
 * Where a job stands.
 * - `sending`: recorded, not yet answered by the upstream.
 * - `unconfirmed`: sent, but the answer never came; it may or may not be running.
 * - `queued`, `processing`: the upstream has it.
 * - `keeping`: succeeded upstream; its bytes are being copied here.
 * - `succeeded`: the result is here.
 * - `failed`: refused, failed, or its result could not be had; `error` says why.
 * - `cancelled`: ended on request.
 */
export const studioJobStatuses = [
  'sending',
  'unconfirmed',
  'queued',
  'processing',
  'keeping',
  'succeeded',
  'failed',
  'cancelled',
] as const;
export type StudioJobStatus = (typeof studioJobStatuses)[number];

/** Whether a job in this status can be ended on request: it waits, or is at work. */
export function isCancellable(status: StudioJobStatus): boolean {
  return status === 'sending' || status === 'queued' || status === 'processing';
}

/** Whether a job in this status may still change. */
export function isOpenJob(status: StudioJobStatus): boolean {
  return status !== 'succeeded' && status !== 'failed' && status !== 'cancelled';
}
