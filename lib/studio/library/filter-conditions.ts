import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { LibraryFilter } from '../../contract/studio/library.ts';
import { libraryItems } from '../../database/studio-library-tables.ts';
import type { ListPlace } from '../list-cursor.ts';
import { isLiteral, readSearchTerms, textQuery, type SearchTerm } from './search-words.ts';

/** What a filter demands of the rows of the library. */
export function filterConditions(filter: LibraryFilter): SQL {
  const zone = filter.zone ?? 'UTC';
  const midnight = (day: string) => sql`(${day}::date::timestamp at time zone ${zone})`;
  const conditions = [
    filter.trash === true ? isNotNull(libraryItems.trashedAt) : isNull(libraryItems.trashedAt),
    filter.model === undefined ? undefined : eq(libraryItems.model, filter.model),
    filter.kind === undefined ? undefined : eq(libraryItems.kind, filter.kind),
    filter.origin === undefined ? undefined : eq(libraryItems.origin, filter.origin),
    filter.starred === true ? isNotNull(libraryItems.starredAt) : undefined,
    filter.sound === true ? libraryItems.hasSound : undefined,
    filter.hdr === true ? libraryItems.isHdr : undefined,
    filter.from === undefined ? undefined : sql`${libraryItems.createdAt} >= ${midnight(filter.from)}`,
    filter.to === undefined
      ? undefined
      : sql`${libraryItems.createdAt} < ((${filter.to}::date + 1)::timestamp at time zone ${zone})`,
    filter.board === undefined
      ? undefined
      : sql`exists (select from studio.board_items where board_id = ${filter.board} and item_id = ${libraryItems.id})`,
    ...searchConditions(readSearchTerms(filter.q ?? '')),
  ];
  return and(...conditions) ?? sql`true`;
}

function searchConditions(terms: SearchTerm[]): SQL[] {
  const query = textQuery(terms.filter((term) => !isLiteral(term)));
  const inside = terms.filter(isLiteral).map(({ text, isExcluded }) => {
    const found = sql`strpos(normalize(${libraryItems.caption}, NFKD), ${text}) > 0`;
    return isExcluded ? sql`not (${found})` : found;
  });
  return query === null ? inside : [sql`${libraryItems.words} @@ to_tsquery('simple', ${query})`, ...inside];
}

/** Rows at a place or older. */
export function fromPlace(place: ListPlace): SQL {
  return sql`(${libraryItems.createdAt}, ${libraryItems.id}) <= (${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`;
}

/** Rows older than a place. */
export function olderThan(place: ListPlace): SQL {
  return sql`(${libraryItems.createdAt}, ${libraryItems.id}) < (${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`;
}

/** Rows newer than a place. */
export function newerThan(place: ListPlace): SQL {
  return sql`(${libraryItems.createdAt}, ${libraryItems.id}) > (${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`;
}
