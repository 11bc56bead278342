import { sql } from 'drizzle-orm';
import { generations, type StoredResult } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { FileStorage } from '../../storage/file-storage.ts';

const rowsAtOnce = 100;

/**
 * Removes the results of generations that ended longer than `lifetimeMs` ago from storage. Their records stay and say
 * that the results were removed. The row is changed first: if the process ends before the files are removed, no row
 * refers to them, and `sweepStorage` removes them.
 *
 * @returns the number of generations whose results were removed
 */
export async function removeExpiredResults(
  { database, storage }: { database: Database; storage: FileStorage },
  lifetimeMs: number,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const { rows } = await database.execute<{ results: StoredResult[] }>(sql`
      with expired as (
        select id, results from ${generations}
        where status = 'succeeded' and results_removed_at is null
          and completed_at < now() - make_interval(secs => ${lifetimeMs / 1000})
        order by completed_at limit ${rowsAtOnce} for update skip locked
      )
      update ${generations} as kept set results = '[]', results_removed_at = now()
      from expired where kept.id = expired.id
      returning expired.results`);
    const keys = rows.flatMap(({ results }) => results.map(({ storageKey }) => storageKey));
    await Promise.all(keys.map((key) => storage.delete(key)));
    removed += rows.length;
    if (rows.length < rowsAtOnce) return removed;
  }
}
