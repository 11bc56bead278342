import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { engineModels, engines } from '../../database/service-engine-tables.ts';
import { generations } from '../../database/service-tables.ts';
import { sendCatalogueNotice } from '../events/notice.ts';
import { lockEngineModels } from '../models/engine-models.ts';
import type { DescribedModel } from './describe-model.ts';

/** The row of an engine. */
export type EngineRow = typeof engines.$inferSelect;

/** Writes how an engine was found. Keeps `since` while its state is the same. */
export async function saveEngine(
  database: Database,
  row: Omit<EngineRow, 'since' | 'checkedAt' | 'software'> & { software: string | null },
): Promise<void> {
  const values = { ...row, since: sql`now()`, checkedAt: sql`now()` };
  const { software, name: _name, ...rest } = row;
  await database
    .insert(engines)
    .values(values)
    .onConflictDoUpdate({
      target: engines.name,
      set: {
        ...rest,
        ...(software === null ? {} : { software }),
        checkedAt: sql`now()`,
        since: sql`case when ${engines.state} = ${row.state} then ${engines.since} else now() end`,
      },
    });
}

/** The versions of an engine's models that requests are accepted for, with why they are not available. */
async function currentVersions(database: Database, engine: string): Promise<string> {
  const rows = await database
    .select({ version: engineModels.version, unavailable: engineModels.unavailable })
    .from(engineModels)
    .where(and(eq(engineModels.engine, engine), eq(engineModels.isCurrent, true)))
    .orderBy(engineModels.position);
  return JSON.stringify(rows);
}

function rowOf({ definition, plan }: DescribedModel) {
  const { version, unavailable, name: engine } = definition.engine;
  const stored = definition as unknown as Record<string, unknown>;
  return { version, engine, id: definition.id, definition: stored, plan, unavailable };
}

/**
 * Replaces the models that an engine offers, and removes the versions that no unfinished generation needs. Notifies all
 * processes when something changed.
 */
export async function storeEngineModels(
  database: Database,
  engine: string,
  described: readonly DescribedModel[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    // Two workers that find the same models at once would block each other.
    await lockEngineModels(transaction, engine);
    const before = await currentVersions(transaction, engine);
    await transaction.update(engineModels).set({ isCurrent: false }).where(eq(engineModels.engine, engine));
    for (const [position, model] of described.entries()) {
      const row = rowOf(model);
      await transaction
        .insert(engineModels)
        .values({ ...row, position, isCurrent: true })
        .onConflictDoUpdate({
          target: engineModels.version,
          set: { isCurrent: true, position, unavailable: row.unavailable },
        });
    }
    await removeUnused(transaction, engine);
    if ((await currentVersions(transaction, engine)) !== before) await sendCatalogueNotice(transaction);
  });
}

/**
 * Stores a model that the catalogue does not offer, for a generation that the same transaction enqueues: a version that
 * no unfinished generation needs may be removed at any time.
 */
export async function storeTriedModel(transaction: Database, model: DescribedModel): Promise<void> {
  await lockEngineModels(transaction, model.definition.engine.name);
  await transaction
    .insert(engineModels)
    .values({ ...rowOf(model), position: 0, isCurrent: false })
    .onConflictDoNothing();
}

async function removeUnused(transaction: Database, engine: string): Promise<void> {
  const needed = transaction
    .select({ version: generations.engineModel })
    .from(generations)
    .where(
      and(
        inArray(generations.status, ['queued', 'processing']),
        // Without it, one row with null would match every version.
        sql`${generations.engineModel} is not null`,
      ),
    );
  await transaction
    .delete(engineModels)
    .where(
      and(eq(engineModels.engine, engine), eq(engineModels.isCurrent, false), notInArray(engineModels.version, needed)),
    );
}
