import { z } from 'zod';
import { EaselError } from '../../contract/error.ts';
import type { Database } from '../../database/connect.ts';
import { findGeneration, type GenerationSummary } from '../queue/generation-store.ts';

/**
 * Finds a generation by the id in an address, as far as the caller may see it.
 *
 * @throws EaselError `resource_not_found`
 */
export async function findOwnGeneration(database: Database, owner: string, id: string): Promise<GenerationSummary> {
  const row = z.uuid().safeParse(id).success ? await findGeneration(database, owner, id) : null;
  if (row === null) throw new EaselError('resource_not_found', 'There is no generation with this id.');
  return row;
}
