import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { fineTunes } from '../../database/service-tables.ts';
import type { PooledDatabase } from '../../database/connect.ts';
import { sendFineTuneNotice } from '../events/notice.ts';
import { addLog, type LogLevel } from './fine-tune-logs.ts';
import type { FineTuneRow } from './fine-tune-object.ts';

/** New values of a fine-tune's row. */
export type FineTuneChange = PgUpdateSetSource<typeof fineTunes>;

/**
 * Changes a fine-tune if a condition holds, and writes a log line and the notice to all processes in the same
 * transaction.
 *
 * @returns the changed row; null when the condition did not hold
 */
export async function changeFineTune(
  database: PooledDatabase,
  id: string,
  options: {
    when: SQL | undefined;
    set: FineTuneChange;
    log: [level: LogLevel, message: string] | null;
    /** Further work in the same transaction. */
    also?: (
      transaction: Parameters<Parameters<PooledDatabase['transaction']>[0]>[0],
      row: FineTuneRow,
    ) => Promise<void>;
  },
): Promise<FineTuneRow | null> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .update(fineTunes)
      .set({ ...options.set, updatedAt: sql`now()` })
      .where(and(eq(fineTunes.id, id), options.when))
      .returning();
    if (row === undefined) return null;
    await options.also?.(transaction, row);
    if (options.log !== null) await addLog(transaction, id, ...options.log);
    const { owner, status: state, progress } = row;
    await sendFineTuneNotice(transaction, { owner, fineTune: id, state, progress });
    return row;
  });
}
