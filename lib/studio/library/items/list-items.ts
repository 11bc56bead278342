import { and, asc, sql, desc, eq, type SQL } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import {
  libraryItemsQuerySchema,
  libraryRangeSchema,
  type LibraryFilter,
  type LibraryItemList,
  type LibraryItem,
} from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryItems } from '../../../database/studio-library-tables.ts';
import { filterConditions, newerThan, olderThan, atOrOlderThan } from './library-filter.ts';
import { readListCursor, writeListCursor } from '../../context/list-cursor.ts';
import { media } from '../../../database/studio-tables.ts';
import { toStudioMedia } from '../files/media-rows.ts';
import { readablePrompt } from '../../../contract/prompt/readable-prompt.ts';

const pageSize = 60;
/** The limit of a range: more ids do not fit into a request. */
const mostInRange = 9_000;

/**
 * A page of the items of a filter, newest first: `startingAt` a position, or those `newerThan` one, up to `limit`.
 *
 * @throws EaselError `invalid_params` for an invalid limit or cursor
 */
export async function listItems(
  database: Database,
  filter: LibraryFilter,
  parameters: URLSearchParams,
): Promise<LibraryItemList> {
  const query = libraryItemsQuerySchema.safeParse({
    startingAt: parameters.get('startingAt'),
    newerThan: parameters.get('newerThan'),
    limit: parameters.get('limit') ?? pageSize,
  });
  if (!query.success) throw new EaselError('invalid_params', 'limit must be a whole number from 1 to 200.');
  const { startingAt, newerThan: newer, limit } = query.data;
  const where = and(
    filterConditions(filter),
    startingAt === null ? undefined : atOrOlderThan(readListCursor(startingAt)),
    newer === null ? undefined : newerThan(readListCursor(newer)),
  );
  const items = await selectItems(database, where ?? sql`true`, { limit: limit + 1 });
  const next = items[limit];
  return {
    items: items.slice(0, limit),
    nextCursor: next === undefined ? null : writeListCursor({ createdAt: new Date(next.createdAt), id: next.media.id }),
  };
}

/**
 * The ids of the items of a filter between two positions, both included.
 *
 * @throws EaselError `invalid_params` for invalid cursors, or more than 9,000 items between them
 */
export async function listRange(
  database: Database,
  filter: LibraryFilter,
  parameters: URLSearchParams,
): Promise<{ ids: string[] }> {
  const range = libraryRangeSchema.safeParse({ one: parameters.get('one'), other: parameters.get('other') });
  if (!range.success) throw new EaselError('invalid_params', 'The parameters one and other must be cursors.');
  const positions = [readListCursor(range.data.one), readListCursor(range.data.other)] as const;
  const [one, other] = positions;
  const isFirstNewer = one.createdAt > other.createdAt || (+one.createdAt === +other.createdAt && one.id > other.id);
  const [newest, oldest] = isFirstNewer ? [one, other] : [other, one];
  const rows = await database
    .select({ id: libraryItems.id })
    .from(libraryItems)
    .where(and(filterConditions(filter), atOrOlderThan(newest), sql`not (${olderThan(oldest)})`))
    .orderBy(asc(libraryItems.createdAt))
    .limit(mostInRange + 1);
  if (rows.length > mostInRange) {
    throw new EaselError('invalid_params', `This range contains more than ${mostInRange} items. Select all instead.`);
  }
  return { ids: rows.map(({ id }) => id) };
}

/** Reads items that meet a condition, newest first. */
export async function selectItems(
  database: Database,
  where: SQL,
  options: { limit: number; isOldestFirst?: boolean },
): Promise<LibraryItem[]> {
  const order =
    options.isOldestFirst === true
      ? [libraryItems.createdAt, libraryItems.id]
      : [desc(libraryItems.createdAt), desc(libraryItems.id)];
  const rows = await database
    .select({
      media,
      origin: libraryItems.origin,
      jobId: media.jobId,
      model: libraryItems.model,
      modelName: libraryItems.modelName,
      caption: libraryItems.caption,
      createdAt: libraryItems.createdAt,
      starredAt: libraryItems.starredAt,
      rating: libraryItems.rating,
      label: libraryItems.label,
      flag: libraryItems.flag,
      trashedAt: libraryItems.trashedAt,
    })
    .from(libraryItems)
    .innerJoin(media, eq(media.id, libraryItems.id))
    .where(where)
    .orderBy(...order)
    .limit(options.limit);
  return rows.map(({ media: file, createdAt, starredAt, trashedAt, ...row }) => ({
    ...row,
    caption: readablePrompt(row.caption),
    media: toStudioMedia(file),
    createdAt: createdAt.toISOString(),
    isStarred: starredAt !== null,
    isTrashed: trashedAt !== null,
  }));
}
