import { sql } from 'drizzle-orm';
import { generations, inputs } from '../../database/service-tables.ts';
import type { PooledDatabase } from '../../database/connect.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { storedInputKey } from '../storage/stored-input.ts';

const rowsAtOnce = 50;

/**
 * Removes inline media from storage once no queued or running generation refers to them, and no request has contained
 * them for `unusedMs`. The row is locked while its file is removed: a request with the same bytes waits, and then
 * stores them again.
 *
 * @returns the number of removed files
 */
export async function removeUnusedInputs(
  { database, storage }: { database: PooledDatabase; storage: FileStorage },
  unusedMs: number,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await database.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ hash: string }>(sql`
        select hash from ${inputs} as input
        where used_at < now() - make_interval(secs => ${unusedMs / 1000})
          and hash not in (
            select named[1] from ${generations} as open,
              regexp_matches(open.parameters::text, ';stored=([0-9a-f]{64}),', 'g') as named
            where open.status in ('queued', 'processing'))
        limit ${rowsAtOnce} for update skip locked`);
      await Promise.all(rows.map(({ hash }) => storage.delete(storedInputKey(hash))));
      for (const { hash } of rows) await transaction.execute(sql`delete from ${inputs} where hash = ${hash}`);
      return rows.length;
    });
    removed += count;
    if (count < rowsAtOnce) return removed;
  }
}
