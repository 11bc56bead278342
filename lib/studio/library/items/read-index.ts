import { sql } from 'drizzle-orm';
import type { LibraryFilter, LibraryIndex } from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryItems } from '../../../database/studio-library-tables.ts';
import { filterConditions } from './library-filter.ts';

/** The most items in a block: about one screenful. */
export const blockSize = 60;

interface BlockRow extends Record<string, unknown> {
  day: string;
  first: string;
  last: string;
  shapes: string;
}

/**
 * The aspect ratios of all items of a filter, in blocks of one day: a few bytes per item, read from a database index.
 * Blocks are counted from a day's oldest item, so that new items change only the newest block.
 */
export async function readLibraryIndex(database: Database, filter: LibraryFilter): Promise<LibraryIndex> {
  const { rows } = await database.execute<BlockRow>(sql`
    select day::text, ${cursor('1')} as first, ${cursor('count(*)')} as last,
      string_agg(chr(256 + shape), '' order by created_at desc, id desc) as shapes
    from (
      select *, (row_number() over (partition by day order by created_at, id) - 1) / ${sql.raw(String(blockSize))} as block
      from (
        select id, created_at, shape, (created_at at time zone ${filter.zone ?? 'UTC'})::date as day
        from ${libraryItems} where ${filterConditions(filter)}
      ) as found
    ) as placed
    group by day, block order by day desc, block desc`);
  const days = Map.groupBy(rows, ({ day }) => day);
  return {
    days: [...days].map(([day, blocks]) => ({
      day,
      blocks: blocks.map(({ first, last, shapes }) => ({ first, last, shapes })),
    })),
  };
}

/** The cursor of one of a group's items, counted from its newest. */
function cursor(at: string) {
  return sql.raw(`(extract(epoch from (array_agg(created_at order by created_at desc, id desc))[${at}]) * 1000)::bigint
    || '_' || (array_agg(id order by created_at desc, id desc))[${at}]`);
}
