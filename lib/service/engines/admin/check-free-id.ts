import { and, eq, ne } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import type { Database } from '../../../database/connect.ts';
import { engineModels } from '../../../database/service-engine-tables.ts';
import { findNamedModel } from '../../models/registry.ts';
import type { EnginesConfiguration } from '../settings/read-engines-file.ts';

/** The error for the name of a model of this service. */
export function ownNameTaken(id: string): EaselError {
  const message = `${id} is the name of a model of this service. Choose another one.`;
  return new EaselError('conflict', message, { fields: [{ pointer: '/id', message }] });
}

/**
 * Checks that a model of an engine can have an id: that no model of this service or of another engine has it.
 *
 * @throws EaselError `conflict` at `/id`
 */
export async function checkFreeId(
  database: Database,
  { models }: EnginesConfiguration,
  { engine, id }: { engine: string; id: string },
): Promise<void> {
  if (findNamedModel(id) !== null) throw ownNameTaken(id);
  const settings = Object.hasOwn(models, id) ? models[id] : undefined;
  const [row] = await database
    .select({ engine: engineModels.engine })
    .from(engineModels)
    .where(and(eq(engineModels.id, id), eq(engineModels.isCurrent, true), ne(engineModels.engine, engine)));
  const other = settings !== undefined && settings.engine !== engine ? settings.engine : row?.engine;
  if (other === undefined) return;
  const message = `${id} is a model of ${other} already. Choose another id.`;
  throw new EaselError('conflict', message, { fields: [{ pointer: '/id', message }] });
}
