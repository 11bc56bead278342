import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { EaselError, errorBody } from '../../../contract/error.ts';
import type { Database } from '../../../database/connect.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';

/**
 * Ends submissions that were not sent yet, and all their jobs, in one transaction.
 *
 * @param which narrows the submissions down; those that were sent are never among them
 * @returns ids of the cancelled jobs
 */
export async function cancelUnsent(database: Database, which: SQL | undefined): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const stopped = await transaction
      .update(submissions)
      .set({
        state: 'refused',
        answeredAt: new Date(),
        cancelAt: null,
        responseStatus: 409,
        responseBody: errorBody(new EaselError('conflict', 'Cancelled before it was sent.')),
      })
      .where(and(eq(submissions.state, 'recorded'), which))
      .returning({ id: submissions.id });
    if (stopped.length === 0) return [];
    const cancelled = await transaction
      .update(jobs)
      .set({ status: 'cancelled', note: null, completedAt: new Date() })
      .where(
        and(
          inArray(
            jobs.submissionId,
            stopped.map(({ id }) => id),
          ),
          inArray(jobs.status, ['held', 'waiting']),
        ),
      )
      .returning({ id: jobs.id });
    return cancelled.map(({ id }) => id);
  });
}
