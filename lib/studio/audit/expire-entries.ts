import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { auditEntries } from '../../database/studio-audit-tables.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { describeError } from '../../logging/describe-error.ts';

const expireEveryMs = 60 * 60_000;

/** Deletes the entries of the audit log that are older than this many days. */
export async function expireEntries(database: Database, days: number): Promise<void> {
  await database.transaction(async (transaction) => {
    // The trigger that keeps the entries lets only this transaction pass.
    await transaction.execute(sql`select set_config('easel.audit_retention', 'on', true)`);
    await transaction
      .delete(auditEntries)
      .where(lt(auditEntries.createdAt, sql`now() - make_interval(days => ${days})`));
  });
}

/**
 * Deletes expired entries now and every hour. A failure is logged, and repeated with the next hour.
 *
 * @param options.days null keeps all entries
 * @returns a function that ends it, and waits for a deletion that runs
 */
export function keepExpiring(options: {
  database: Database;
  days: number | null;
  logger: Pick<Logger, 'warn'>;
}): () => Promise<void> {
  const { database, days, logger } = options;
  if (days === null) return async () => undefined;
  let running = Promise.resolve();
  function expire(lifetimeDays: number): void {
    running = expireEntries(database, lifetimeDays).catch((error: unknown) =>
      logger.warn({ error: describeError(error) }, 'expired entries of the audit log were not deleted'),
    );
  }
  expire(days);
  const timer = setInterval(() => expire(days), expireEveryMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
