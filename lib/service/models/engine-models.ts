import { asc, eq, sql } from 'drizzle-orm';
import type { JsonObject } from '../../contract/model.ts';
import type { Database } from '../../database/connect.ts';
import { engineModels } from '../../database/service-engine-tables.ts';
import { EaselError } from '../../contract/error.ts';
import type { EngineModelDefinition, EngineSource } from './model-definition.ts';

/** A model of an engine, with how its parameters reach the engine. */
export interface PlannedModel {
  definition: EngineModelDefinition;
  /** Only the engine reads it. */
  plan: JsonObject;
}

type Row = typeof engineModels.$inferSelect;

function definitionOf({ definition, version, unavailable }: Row): EngineModelDefinition {
  // Written by `storeEngineModels`, from the same type.
  const stored = definition as unknown as EngineModelDefinition;
  return { ...stored, engine: { ...stored.engine, version, unavailable } };
}

/**
 * Says of a model whose id an engine before it has that it can't be used under that name. Settings refuse this, but
 * workers may have different ones.
 */
function refuseTakenIds(definitions: EngineModelDefinition[]): EngineModelDefinition[] {
  const owners = new Map<string, EngineSource>();
  return definitions.map((definition) => {
    const { id, engine } = definition;
    const owner = owners.get(id);
    if (owner === undefined) owners.set(id, engine);
    if (owner === undefined) return definition;
    const unavailable = `${id} is a model of ${owner.title} already. Give this one another name in the settings of engines.`;
    return { ...definition, engine: { ...engine, unavailable } };
  });
}

/**
 * The models that engines offer now, in the order of lists. Of two with one id, the first stands for it, and the second is
 * unavailable.
 */
export async function listEngineModels(database: Database): Promise<EngineModelDefinition[]> {
  const rows = await database
    .select()
    .from(engineModels)
    .where(eq(engineModels.isCurrent, true))
    .orderBy(asc(engineModels.engine), asc(engineModels.position));
  return refuseTakenIds(rows.map(definitionOf));
}

/** One version of an engine's model, also of one that is no longer offered; null for an unknown version. */
export async function findEngineModel(database: Database, version: string): Promise<PlannedModel | null> {
  const [row] = await database.select().from(engineModels).where(eq(engineModels.version, version));
  return row === undefined ? null : { definition: definitionOf(row), plan: row.plan };
}

/** Takes the lock under which an engine's models are replaced, until the transaction ends. */
export async function lockEngineModels(transaction: Database, engine: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`engine models ${engine}`}))`);
}

/**
 * Keeps a version from being removed until the transaction ends, which enqueues a generation that needs it. Many may do
 * so at once.
 *
 * @throws EaselError `unavailable` when it was removed, because the engine's model changed
 */
export async function holdVersion(transaction: Database, { name, version }: EngineSource): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(hashtext(${`engine models ${name}`}))`);
  if ((await transaction.$count(engineModels, eq(engineModels.version, version))) > 0) return;
  const message = 'This model changed a moment ago. Send the request again.';
  throw new EaselError('unavailable', message, { retryAfterSeconds: 1 });
}
