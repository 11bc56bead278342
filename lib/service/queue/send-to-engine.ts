import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { JsonObject } from '../../contract/model.ts';
import type { Database } from '../../database/connect.ts';
import { engineSpending } from '../../database/service-engine-tables.ts';
import { generations } from '../../database/service-tables.ts';
import { stillRunning, type Attempt, type Generation } from './generation-store.ts';
import { engineLane } from './lane.ts';

/** What one sending counts as. */
export interface Expense {
  engine: string;
  model: string;
  /** US dollars. */
  cost: number;
}

/** How long the answer to a request is waited for when its generation was cancelled meanwhile. */
const answerSeconds = 5;

/** @param sign 1 to count a sending, -1 to take it back */
async function count(transaction: Database, { engine, model, cost }: Expense, sentAt: Date, sign: 1 | -1) {
  const day = sentAt.toISOString().slice(0, 10);
  await transaction
    .insert(engineSpending)
    .values({ engine, model, day, sent: sign, cost: sign * cost })
    .onConflictDoUpdate({
      target: [engineSpending.engine, engineSpending.model, engineSpending.day],
      set: { sent: sql`${engineSpending.sent} + ${sign}`, cost: sql`${engineSpending.cost} + ${sign * cost}` },
    });
}

/**
 * Writes that an attempt is about to be sent under a key, and what it costs. Must be committed before anything is sent.
 * Can be repeated: a key counts once.
 *
 * @returns false when the attempt is no longer the current one: nothing may be sent then
 */
export async function markSending(
  database: Database,
  attempt: Attempt,
  key: string,
  expense: Expense,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const sentAt = new Date();
    const [row] = await transaction
      .select({ key: generations.engineKey, sentAt: generations.engineSentAt })
      .from(generations)
      .where(stillRunning(attempt))
      .for('update');
    if (row === undefined) return false;
    // Nothing is sent before the caller knows of this write: the request begins after the latest one.
    if (row.key === key && row.sentAt !== null) await count(transaction, expense, row.sentAt, -1);
    await transaction
      .update(generations)
      .set({ engineKey: key, engineSentAt: sentAt, engineHandle: null, engineClosedAt: null })
      .where(eq(generations.id, attempt.id));
    await count(transaction, expense, sentAt, 1);
    return true;
  });
}

/** Takes back `markSending` for a key that surely did not arrive. */
export async function unmarkSending(database: Database, id: string, key: string, expense: Expense): Promise<void> {
  await database.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ sentAt: generations.engineSentAt })
      .from(generations)
      .where(and(eq(generations.id, id), eq(generations.engineKey, key)))
      .for('update');
    if (row === undefined || row.sentAt === null) return;
    await transaction.update(generations).set({ engineSentAt: null, engineHandle: null }).where(eq(generations.id, id));
    await count(transaction, expense, row.sentAt, -1);
  });
}

/**
 * Stores the handle of a key. The attempt may have been cancelled meanwhile: then the engine must still be told, which
 * takes the handle.
 */
export async function saveHandle(database: Database, id: string, key: string, handle: JsonObject): Promise<void> {
  await database
    .update(generations)
    .set({
      engineHandle: handle,
      engineClosedAt: sql`case when ${generations.status} in ('cancelled', 'failed') then null else ${generations.engineClosedAt} end`,
    })
    .where(and(eq(generations.id, id), eq(generations.engineKey, key)));
}

/**
 * Writes which parts of a generation ended well. What was sent under the key is one of them: the next part is sent under
 * a key of its own. Can be repeated.
 *
 * @param key of the part that ended, or of an earlier one that is not sent any more
 * @param parts the handle of each part; null for one that is to be sent
 * @returns false when the attempt is no longer the current one: nothing may be sent then
 */
export async function saveParts(
  database: Database,
  attempt: Attempt,
  key: string | null,
  parts: (JsonObject | null)[],
): Promise<boolean> {
  const { rowCount } = await database
    .update(generations)
    .set({ engineParts: parts, engineKey: null, engineSentAt: null, engineHandle: null })
    // When this write is delayed and repeated meanwhile, its delayed twin must not clear the key of the next part.
    .where(
      and(
        stillRunning(attempt),
        or(isNull(generations.engineSentAt), key === null ? undefined : eq(generations.engineKey, key)),
      ),
    );
  return rowCount === 1;
}

/**
 * Ended generations of an engine that it may still work on: at most a hundred, oldest first. One without a handle ended
 * some seconds ago: until then, the answer with its handle may arrive.
 */
export async function listUnclosed(database: Database, engine: string): Promise<Generation[]> {
  return database
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.lane, engineLane(engine)),
        isNotNull(generations.engineSentAt),
        isNull(generations.engineClosedAt),
        inArray(generations.status, ['cancelled', 'failed']),
        or(
          isNotNull(generations.engineHandle),
          sql`${generations.completedAt} < now() - make_interval(secs => ${answerSeconds})`,
        ),
      ),
    )
    .orderBy(asc(generations.engineSentAt))
    .limit(100);
}

/** Writes that an engine has nothing more to do for a key. */
export async function markClosed(database: Database, id: string, key: string): Promise<void> {
  await database
    .update(generations)
    .set({ engineClosedAt: sql`now()` })
    .where(and(eq(generations.id, id), eq(generations.engineKey, key)));
}
