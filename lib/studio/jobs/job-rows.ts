import type { InferSelectModel } from 'drizzle-orm';
import type { RunEstimate, StudioJob } from '../../contract/studio/studio-job.ts';
import { isUnsent } from '../../contract/studio/studio-job-status.ts';
import type { jobs, submissions } from '../../database/studio-tables.ts';
import { toStudioMedia, type MediaRow } from '../media/media-rows.ts';

/** A job and a submission as the database knows them. */
export type JobRow = InferSelectModel<typeof jobs>;
export type SubmissionRow = InferSelectModel<typeof submissions>;

/** What of its submission a job shows. */
export type JobSubmission = Pick<SubmissionRow, 'id' | 'batchId' | 'request' | 'turn' | 'sentAt' | 'retryOf'>;

/** A job as the browser sees it. */
export function toStudioJob(
  row: JobRow,
  submission: JobSubmission,
  results: MediaRow[],
  estimate: RunEstimate | null = null,
): StudioJob {
  return {
    id: row.id,
    batchId: submission.batchId ?? submission.id,
    generationId: row.generationId,
    model: row.model,
    modelName: row.modelName,
    mediaType: row.mediaType,
    prompt: row.prompt,
    request: submission.request,
    status: row.status,
    upstreamStatus: row.upstreamStatus,
    note: row.note,
    progress: row.progress,
    error: row.error,
    results: results.toSorted((one, other) => one.position - other.position).map(toStudioMedia),
    seed: row.seed,
    nextAttemptAt: row.status === 'keeping' && row.failedChecks > 0 ? row.nextCheckAt.toISOString() : null,
    estimate,
    turn: isUnsent(row.status) ? submission.turn : null,
    retryOf: submission.retryOf,
    createdAt: row.createdAt.toISOString(),
    sentAt: submission.sentAt?.toISOString() ?? null,
    queuedAt: row.queuedAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}
