import { and, eq, inArray } from 'drizzle-orm';
import type { StudioJobStatus } from '../../contract/studio/studio-job.ts';
import type { Database } from '../../database/connect.ts';
import { jobs } from '../../database/studio-tables.ts';
import type { JobRow } from './job-rows.ts';

/** What of a job can change. */
export type JobChange = Partial<Omit<JobRow, 'id' | 'submissionId' | 'position' | 'createdAt'>>;

/**
 * Changes a job if it still stands where the caller believes. This is what makes an end final: no change names a
 * status that has ended as its origin. Browsers are told by a trigger of the database.
 *
 * @returns the changed job, or null when it stood elsewhere
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
