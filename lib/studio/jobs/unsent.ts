import { eq } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import type { Database } from '../../database/connect.ts';
import { jobs } from '../../database/studio-tables.ts';
import { isUuid } from '../is-uuid.ts';

/** Why nothing can be changed about a job any more. */
export const sentWords = 'It was sent already. What was sent can only be cancelled.';

/**
 * The submission that a job belongs to.
 *
 * @throws EaselError `resource_not_found`
 */
export async function submissionOf(database: Database, jobId: string): Promise<string> {
  const rows = isUuid(jobId)
    ? await database.select({ id: jobs.submissionId }).from(jobs).where(eq(jobs.id, jobId))
    : [];
  const [found] = rows;
  if (found === undefined) throw new EaselError('resource_not_found', 'This studio has no such job.');
  return found.id;
}
