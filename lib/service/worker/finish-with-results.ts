import type { Database } from '../../database/connect.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import type { StoredResult } from '../../database/service-tables.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { succeedGeneration } from '../queue/finish-generation.ts';
import { findGeneration, type Generation } from '../queue/generation-store.ts';
import { removeResults } from './store-results.ts';

/** How long the end of an attempt is tried to be written while the database is unavailable. */
export const databasePatienceMs = 120_000;

/** Ends an attempt with its stored results, or removes them when it is no longer the current attempt. */
export async function finishWithResults(
  { database, storage }: { database: Database; storage: FileStorage },
  held: Generation,
  stored: StoredResult[],
): Promise<void> {
  const isOurs = await retryDatabase(async () => {
    if (await succeedGeneration(database, held, stored)) return true;
    // A commit whose answer was lost counts: then the row says that this attempt succeeded.
    const row = await findGeneration(database, held.owner, held.id);
    return row?.status === 'succeeded' && row.attempt === held.attempt;
  }, databasePatienceMs);
  if (!isOurs) await removeResults(storage, stored);
}
