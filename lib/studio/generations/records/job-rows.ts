import { and, eq, inArray, type InferSelectModel } from 'drizzle-orm';
import type { StudioJobStatus } from '../../../contract/studio/studio-job.ts';
import type { Database } from '../../../database/connect.ts';
import { jobs, type submissions } from '../../../database/studio-tables.ts';

/** A job and a submission as the database knows them. */
export type JobRow = InferSelectModel<typeof jobs>;
export type SubmissionRow = InferSelectModel<typeof submissions>;

/** The columns of a job that can change. */
export type JobChange = Partial<Omit<JobRow, 'id' | 'submissionId' | 'position' | 'createdAt'>>;

/**
 * Changes a job if its status is still one of those that the caller expects. This makes an end final: no caller can expect a
 * status that has ended. A trigger of the database notifies browsers.
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
  const [changed] = await database
    .update(jobs)
    .set(change)
    .where(and(eq(jobs.id, id), inArray(jobs.status, [...from])))
    .returning();
  return changed ?? null;
}

/** The change that ends a job as failed. */
export function failedWith(
  message: string,
  code: string | null = null,
  fields: { pointer: string; message: string }[] = [],
): JobChange {
  return { status: 'failed', note: null, error: { message, code, fields }, completedAt: new Date() };
}
