import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { generations, previews } from '../../database/service-tables.ts';

/**
 * Removes previews of generations that have ended. Every end removes its own; a process of an older version, which
 * knows no previews, does not.
 */
export async function removeLeftPreviews(database: Database): Promise<void> {
  await database.execute(sql`
    delete from ${previews} using ${generations}
    where ${generations.id} = ${previews.generation} and ${generations.status} not in ('queued', 'processing')`);
}
