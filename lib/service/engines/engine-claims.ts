import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { engines, engineWorkers } from '../../database/service-engine-tables.ts';
import { lockEngineModels } from '../models/engine-models.ts';
import { isWorkerGone } from '../queue/worker-lock.ts';
import { storeEngineModels } from './engine-store.ts';

/**
 * Writes which engines the settings of a worker have.
 *
 * @param worker number of the lock that shows that it is alive
 * @returns those that it did not have before
 */
export async function claimEngines(database: Database, worker: number, names: readonly string[]): Promise<string[]> {
  return database.transaction(async (transaction) => {
    await transaction
      .delete(engineWorkers)
      .where(and(eq(engineWorkers.worker, worker), notInArray(engineWorkers.engine, [...names])));
    if (names.length === 0) return [];
    const added = await transaction
      .insert(engineWorkers)
      .values(names.map((engine) => ({ engine, worker })))
      .onConflictDoNothing()
      .returning({ engine: engineWorkers.engine });
    return added.map(({ engine }) => engine);
  });
}

const isUnclaimed = sql`not exists (select 1 from ${engineWorkers} where ${engineWorkers.engine} = ${engines.name})`;

/**
 * Removes the engines, with their models, that are in the settings of no living worker.
 *
 * @param worker the number of this one, which lives although its lock may be gone for a moment
 * @param unseenMs only those that no worker has seen for so long, since a worker may be starting again
 */
export async function removeUnclaimed(database: Database, worker: number, unseenMs: number): Promise<void> {
  await database.delete(engineWorkers).where(and(ne(engineWorkers.worker, worker), isWorkerGone(engineWorkers.worker)));
  const isUnseen = sql`${engines.checkedAt} <= now() - make_interval(secs => ${unseenMs / 1000})`;
  const rows = await database.select({ name: engines.name }).from(engines).where(and(isUnclaimed, isUnseen));
  for (const { name } of rows) {
    await database.transaction(async (transaction) => {
      // A worker that claims it now writes its models after this.
      await lockEngineModels(transaction, name);
      const removed = await transaction
        .delete(engines)
        .where(and(eq(engines.name, name), isUnclaimed))
        .returning();
      if (removed.length > 0) await storeEngineModels(transaction, name, []);
    });
  }
}
