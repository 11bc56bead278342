import { and, sql, eq, or, type SQL } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import {
  libraryItemsQuerySchema,
  libraryRangeSchema,
  type LibraryFilter,
  type LibraryItemList,
  type LibraryItem,
} from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryItems, mediaLooks, stars } from '../../../database/studio-library-tables.ts';
import { besideCursor, cursorExpression, itemOrder, orderBy, type ItemOrder } from './item-order.ts';
import { filterConditions } from './library-filter.ts';
import { readListCursor } from '../../context/list-cursor.ts';
import { people } from '../../../database/studio-people-tables.ts';
import { jobs, media, submissions } from '../../../database/studio-tables.ts';
import { toStudioMedia } from '../files/media-rows.ts';
import { readBatchPlaces } from './request-order.ts';
import { readablePrompt } from '../../../contract/prompt/readable-prompt.ts';

const pageSize = 60;
/** The limit of a range: more ids do not fit into a request. */
const mostInRange = 9_000;

/**
 * A page of the items of a filter, in its order: `startingAt` a position, or those `newerThan` one, up to `limit`.
 *
 * @throws EaselError `invalid_params` for an invalid limit or cursor
 */
export async function listItems(
  database: Database,
  filter: LibraryFilter,
  parameters: URLSearchParams,
  personId: string,
): Promise<LibraryItemList> {
  const query = libraryItemsQuerySchema.safeParse({
    startingAt: parameters.get('startingAt'),
    newerThan: parameters.get('newerThan'),
    limit: parameters.get('limit') ?? pageSize,
  });
  if (!query.success) throw new EaselError('invalid_params', 'limit must be a whole number from 1 to 200.');
  const { startingAt, newerThan, limit } = query.data;
  const order = itemOrder(filter);
  const where = and(
    filterConditions(filter, personId),
    startingAt === null ? undefined : besideCursor(order, startingAt, 'at or after'),
    newerThan === null ? undefined : isNewerThan(newerThan),
  );
  const items = await selectItems(database, where ?? sql`true`, { personId, limit: limit + 1, order });
  return { items: items.slice(0, limit), nextCursor: items[limit]?.cursor ?? null };
}

/** Items that were added after a position, in any order. */
function isNewerThan(cursor: string): SQL {
  const { createdAt, id } = readListCursor(cursor);
  return sql`(${libraryItems.createdAt}, ${libraryItems.id}) > (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
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
  personId: string,
): Promise<{ ids: string[] }> {
  const range = libraryRangeSchema.safeParse({ one: parameters.get('one'), other: parameters.get('other') });
  if (!range.success) throw new EaselError('invalid_params', 'The parameters one and other must be cursors.');
  const order = itemOrder(filter);
  const between = (from: string, to: string) =>
    and(besideCursor(order, from, 'at or after'), besideCursor(order, to, 'at or before'));
  const { one, other } = range.data;
  const rows = await database
    .select({ id: libraryItems.id })
    .from(libraryItems)
    .where(and(filterConditions(filter, personId), or(between(one, other), between(other, one))))
    .orderBy(orderBy(order))
    .limit(mostInRange + 1);
  if (rows.length > mostInRange) {
    throw new EaselError('invalid_params', `This range contains more than ${mostInRange} items. Select all instead.`);
  }
  return { ids: rows.map(({ id }) => id) };
}

/**
 * Reads items that meet a condition, newest first unless in another order.
 *
 * @param options.personId whose stars they have
 */
export async function selectItems(
  database: Database,
  where: SQL,
  options: { personId: string; limit: number; order?: ItemOrder },
): Promise<LibraryItem[]> {
  const { personId, limit, order = itemOrder({}) } = options;
  const rows = await database
    .select({
      media,
      origin: libraryItems.origin,
      jobId: media.jobId,
      batchId: sql<string | null>`coalesce(${submissions.batchId}, ${submissions.id})`,
      model: libraryItems.model,
      modelName: libraryItems.modelName,
      caption: libraryItems.caption,
      createdAt: libraryItems.createdAt,
      owner: { id: people.id, name: people.name },
      starredAt: stars.createdAt,
      rating: libraryItems.rating,
      label: libraryItems.label,
      flag: libraryItems.flag,
      trashedAt: libraryItems.trashedAt,
      palette: mediaLooks.palette,
      cursor: sql<string>`${cursorExpression(order)}`,
      section: sql<string>`${order.section}::text`,
    })
    .from(libraryItems)
    .innerJoin(media, eq(media.id, libraryItems.id))
    .innerJoin(people, eq(people.id, libraryItems.ownerId))
    .leftJoin(stars, and(eq(stars.itemId, libraryItems.id), eq(stars.personId, personId)))
    .leftJoin(jobs, eq(jobs.id, media.jobId))
    .leftJoin(submissions, eq(submissions.id, jobs.submissionId))
    .leftJoin(mediaLooks, eq(mediaLooks.id, libraryItems.id))
    .where(where)
    .orderBy(orderBy(order))
    .limit(limit);
  const places = await readBatchPlaces(database, [...new Set(rows.flatMap(({ batchId }) => batchId ?? []))]);
  return rows.map(({ media: file, createdAt, starredAt, trashedAt, palette, ...row }) => ({
    ...row,
    batchPlace: places.get(file.id) ?? null,
    caption: readablePrompt(row.caption),
    media: toStudioMedia(file),
    palette: palette ?? [],
    createdAt: createdAt.toISOString(),
    isStarred: starredAt !== null,
    isTrashed: trashedAt !== null,
  }));
}
