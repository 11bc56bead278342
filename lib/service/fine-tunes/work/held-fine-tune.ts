import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FineTuneState } from '../../../contract/fine-tunes/fine-tune.ts';
import { fineTunes } from '../../../database/service-tables.ts';
import type { PooledDatabase } from '../../../database/connect.ts';
import { changeFineTune } from '../change-state.ts';
import type { LogLevel } from '../fine-tune-logs.ts';
import type { FineTuneRow } from '../fine-tune-object.ts';

type Change = Parameters<typeof changeFineTune>[2];

/**
 * A fine-tune that this worker has claimed. Changes are written only while no other worker has claimed it, and it has
 * not ended.
 */
export interface HeldFineTune {
  row: FineTuneRow;
  /** @returns null when this worker no longer holds it */
  change: (set: Change['set'], log: Change['log'], also?: Change['also']) => Promise<FineTuneRow | null>;
  /** Ends it as errored, with the reason. */
  fail: (error: string, set?: Change['set']) => Promise<void>;
  /** Releases it: its job is retried. */
  release: () => Promise<void>;
}

/**
 * Claims a fine-tune that is in one of some states and has not ended. Raises its attempt, which fences off the worker
 * that held it before.
 *
 * @returns null when there is nothing left to do
 */
export async function holdFineTune(
  database: PooledDatabase,
  id: string,
  options: { from: FineTuneState[]; to: FineTuneState; worker: number; log: [LogLevel, string] },
): Promise<HeldFineTune | null> {
  const row = await changeFineTune(database, id, {
    when: and(inArray(fineTunes.status, options.from), isNull(fineTunes.finishedAt)),
    set: { status: options.to, worker: options.worker, attempt: sql`${fineTunes.attempt} + 1`, progress: sql`0` },
    log: options.log,
  });
  if (row === null) return null;
  const isOurs = and(
    eq(fineTunes.status, options.to),
    eq(fineTunes.attempt, row.attempt),
    isNull(fineTunes.finishedAt),
  );
  return {
    row,
    change: (set, log, also) =>
      changeFineTune(database, id, { when: isOurs, set, log, ...(also === undefined ? {} : { also }) }),
    async fail(error, set = {}) {
      const end = { status: 'errored', error, worker: null, finishedAt: sql`now()` } as const;
      await changeFineTune(database, id, { when: isOurs, set: { ...set, ...end }, log: ['error', error] });
    },
    async release() {
      await changeFineTune(database, id, {
        when: isOurs,
        set: { worker: null },
        log: ['warning', 'Interrupted; starting again.'],
      });
    },
  };
}
