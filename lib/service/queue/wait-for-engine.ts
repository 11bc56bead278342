import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { engines, engineWorkers } from '../../database/service-engine-tables.ts';
import { generations } from '../../database/service-tables.ts';
import { noticeColumns, noticeOf, sendNotices } from '../events/notice.ts';
import { engineLane, engineOfLane } from './lane.ts';
import { removePreviews } from './preview-store.ts';

/** What a generation says while its engine is away. @param reason a sentence that names the engine */
export function awayNote(reason: string): string {
  return `${reason} This starts when it answers again.`;
}

/** What a generation fails with that waited too long. @param reason a sentence that names the engine */
export function overdueMessage(reason: string, patienceMs: number): string {
  const hours = Math.round(patienceMs / 3_600_000);
  if (hours === 0) return reason;
  return `${reason} This waited for more than ${hours === 1 ? 'an hour' : `${hours} hours`}.`;
}

/**
 * Writes why the queued generations of an engine wait, or null when they do not, and notifies all processes of those
 * that change.
 */
export async function explainWaiting(database: Database, engine: string, reason: string | null): Promise<void> {
  await database.transaction(async (transaction) => {
    const changed = await transaction
      .update(generations)
      .set({ waitingFor: reason })
      .where(
        and(
          eq(generations.lane, engineLane(engine)),
          eq(generations.status, 'queued'),
          sql`${generations.waitingFor} is distinct from ${reason}`,
        ),
      )
      .returning(noticeColumns);
    await sendNotices(transaction, changed.map(noticeOf));
  });
}

const sentWords = 'It had been sent before, so the result may have been made and billed there.';

/**
 * Fails the queued generations of an engine that have waited too long for it: since they were enqueued, and since the
 * engine is away.
 *
 * @param wait.since when the engine was last seen; null for one that is not in the settings
 * @returns how many failed
 */
export async function failOverdue(
  database: Database,
  engine: string,
  wait: { since: Date | null; patienceMs: number; message: string },
): Promise<number> {
  const limit = new Date(Date.now() - wait.patienceMs);
  if (wait.since !== null && wait.since > limit) return 0;
  return database.transaction(async (transaction) => {
    const failed = await transaction
      .update(generations)
      .set({
        status: 'failed',
        waitingFor: null,
        preview: null,
        errorMessage: sql`case when ${generations.engineSentAt} is null and ${generations.engineParts} = '[]' then ${wait.message} else ${`${wait.message} ${sentWords}`} end`,
        errorCode: 'unavailable',
        completedAt: sql`now()`,
      })
      .where(
        and(
          eq(generations.lane, engineLane(engine)),
          eq(generations.status, 'queued'),
          lt(generations.enqueuedAt, limit),
        ),
      )
      .returning();
    await removePreviews(
      transaction,
      failed.map(({ id }) => id),
    );
    await sendNotices(transaction, failed.map(noticeOf));
    return failed.length;
  });
}

/** The engines that queued generations wait for and that no worker has in its settings. */
export async function listAbandoned(database: Database): Promise<string[]> {
  const name = sql`substr(${generations.lane}, ${engineLane('').length + 1})`;
  const rows = await database
    .selectDistinct({ lane: generations.lane })
    .from(generations)
    .where(
      and(
        eq(generations.status, 'queued'),
        notInArray(generations.lane, ['image', 'video']),
        sql`not exists (select 1 from ${engines} where ${engines.name} = ${name})`,
        sql`not exists (select 1 from ${engineWorkers} where ${engineWorkers.engine} = ${name})`,
      ),
    );
  return rows.map(({ lane }) => engineOfLane(lane));
}
