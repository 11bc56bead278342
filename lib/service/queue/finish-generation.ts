import { sql } from 'drizzle-orm';
import { isEaselError } from '../../contract/error.ts';
import { generations, type StoredResult } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import { noticeOf, sendNotice } from '../events/notice.ts';
import { stillRunning, type Attempt } from './generation-store.ts';
import { removePreviews } from './preview-store.ts';

async function finish(
  database: Database,
  attempt: Attempt,
  end: Partial<typeof generations.$inferInsert>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(generations)
      .set({ ...end, worker: null, waitingFor: null, preview: null, completedAt: sql`now()` })
      .where(stillRunning(attempt))
      .returning();
    if (row === undefined) return false;
    await removePreviews(transaction, [row.id]);
    await sendNotice(transaction, noticeOf(row));
    return true;
  });
}

/**
 * Ends an attempt with its results. Row, results and event are committed together.
 *
 * @returns false when the attempt is no longer the current one; nothing was written then
 */
export function succeedGeneration(database: Database, attempt: Attempt, results: StoredResult[]): Promise<boolean> {
  return finish(database, attempt, {
    status: 'succeeded',
    progress: 1,
    results,
    engineClosedAt: new Date(),
  });
}

/**
 * Ends an attempt as failed. The message of an `EaselError` is stored; anything else is only logged.
 *
 * @param options.isClosed whether its engine has surely nothing more to do for it; else the engine is told to stop
 * @returns false when the attempt is no longer the current one; nothing was written then
 */
export function failGeneration(
  database: Database,
  attempt: Attempt,
  error: unknown,
  { isClosed = false } = {},
): Promise<boolean> {
  const details = isEaselError(error)
    ? { errorMessage: error.message, errorCode: error.code, errorFields: error.fields }
    : {
        errorMessage: 'Something went wrong in the service during this generation. Try again.',
        errorCode: 'unknown_error',
      };
  const closed = isClosed ? { engineClosedAt: new Date() } : {};
  return finish(database, attempt, { status: 'failed', ...details, ...closed });
}
