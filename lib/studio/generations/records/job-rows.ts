import { and, eq, inArray, type InferSelectModel } from 'drizzle-orm';
import type { StudioJobStatus } from '../../../contract/studio/studio-job.ts';
import type { Database } from '../../../database/connect.ts';
import { jobs, type submissions } from '../../../database/studio-tables.ts';

/** Database rows of a job and a submission. */
export type JobRow = InferSelectModel<typeof jobs>;
export type SubmissionRow = InferSelectModel<typeof submissions>;

/** The columns of a job that can change. */
export type JobChange = Partial<Omit<JobRow, 'id' | 'submissionId' | 'position' | 'createdAt'>>;

/** While the results are copied, the last preview is still shown. */
const withPreview: ReadonlySet<StudioJobStatus> = new Set(['queued', 'processing', 'keeping']);

/**
 * Changes a job if it still has one of the statuses that the caller expects. This makes ends final: no caller can
 * expect an end status. An end also forgets the preview. A database trigger notifies browsers.
 *
 * @param from the expected statuses
 * @returns the changed job, or null when it has another status
 */
export async function changeJob(
  database: Database,
  id: string,
  from: readonly Exclude<StudioJobStatus, 'succeeded' | 'failed' | 'cancelled'>[],
  change: JobChange,
): Promise<JobRow | null> {
  const keepsPreview = change.status === undefined || withPreview.has(change.status);
  const [changed] = await database
    .update(jobs)
    .set(keepsPreview ? change : { ...change, preview: null })
    .where(and(eq(jobs.id, id), inArray(jobs.status, [...from])))
    .returning();
  return changed ?? null;
}

/** The change that fails a job. */
export function failedWith(
  message: string,
  code: string | null = null,
  fields: { pointer: string; message: string }[] = [],
): JobChange {
  return { status: 'failed', note: null, error: { message, code, fields }, completedAt: new Date() };
}
