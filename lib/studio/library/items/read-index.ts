import { sql } from 'drizzle-orm';
import type { LibraryFilter, LibraryIndex } from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryItems } from '../../../database/studio-library-tables.ts';
import { itemOrder } from './item-order.ts';
import { filterConditions } from './library-filter.ts';

/** The most items in a block: about one screenful. */
export const blockSize = 60;

interface BlockRow extends Record<string, unknown> {
  section: string;
  first: string;
  last: string;
  shapes: string;
}

/**
 * The aspect ratios of all items of a filter, in blocks of one section: a few bytes per item, by time read from a
 * database index. Blocks are counted from a section's end, so that new items change only the newest block.
 */
export async function readLibraryIndex(
  database: Database,
  filter: LibraryFilter,
  personId: string,
): Promise<LibraryIndex> {
  const { isDescending, key, section } = itemOrder(filter);
  const [onward, back] = isDescending ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  const along = (direction: typeof onward) =>
    key === null
      ? sql`created_at ${direction}, id ${direction}`
      : sql`key ${direction}, created_at ${direction}, id ${direction}`;
  const nth = (column: string, at: string) =>
    sql`(array_agg(${sql.raw(column)} order by ${along(onward)}))[${sql.raw(at)}]`;
  const cursor = (at: string) => {
    const position = sql`(extract(epoch from ${nth('created_at', at)}) * 1000)::bigint || '_' || ${nth('id', at)}`;
    return key === null ? position : sql`${position} || '_' || ${nth('key', at)}`;
  };
  const { rows } = await database.execute<BlockRow>(sql`
    select section::text, ${cursor('1')} as first, ${cursor('count(*)')} as last,
      string_agg(chr(256 + shape), '' order by ${along(onward)}) as shapes
    from (
      select *, (row_number() over (partition by section order by ${along(back)}) - 1) / ${sql.raw(String(blockSize))} as block
      from (
        select id, created_at, shape, ${section} as section ${key === null ? sql`` : sql`, ${key} as key`}
        from ${libraryItems} where ${filterConditions(filter, personId)}
      ) as found
    ) as placed
    group by placed.section, block order by placed.section ${onward}, block desc`);
  const sections = Map.groupBy(rows, ({ section: name }) => name);
  return {
    sections: [...sections].map(([name, blocks]) => ({
      key: name,
      blocks: blocks.map(({ first, last, shapes }) => ({ first, last, shapes })),
    })),
  };
}
