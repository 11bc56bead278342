import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { SharedBoard, SharedItem } from '../../../contract/studio/board-link.ts';
import { boardLinkLimits } from '../../../contract/studio/board-link-limits.ts';
import { sharedApiPath } from '../../../contract/studio/shared-path.ts';
import type { Database } from '../../../database/connect.ts';
import { boardLinks } from '../../../database/studio-board-tables.ts';
import { boardItems, libraryItems } from '../../../database/studio-library-tables.ts';
import { media } from '../../../database/studio-tables.ts';
import { readListCursor, writeListCursor } from '../../context/list-cursor.ts';
import { type MediaRow, toStudioMedia } from '../files/media-rows.ts';
import { safeName } from '../files/safe-name.ts';
import { itemOrder, orderBy } from '../items/item-order.ts';
import type { OpenLink } from './open-link.ts';

const pageSize = 60;

/** The name under which a file leaves the studio by a link: its own is often its prompt. */
export function sharedName({ boardName }: Pick<OpenLink, 'boardName'>, number: number, contentType: string): string {
  // A slash would cut the name.
  return safeName(`${boardName.replaceAll(/[/\\]/g, ' ')} ${number}.x`, contentType);
}

/** The path below which a link serves a file. */
export function sharedMediaPath(token: string, id: string): string {
  return `${sharedApiPath(token)}/media/${id}`;
}

/** The items of a board that are not in the trash. */
function itemsOf(boardId: string): SQL | undefined {
  return and(eq(boardItems.boardId, boardId), isNull(libraryItems.trashedAt));
}

/** Items at or after a position, which is that of an item. */
function isFrom(cursor: string): SQL {
  const { createdAt, id } = readListCursor(cursor);
  return sql`(${libraryItems.createdAt}, ${libraryItems.id}) <= (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}

/** Rows of the files of a board, the newest first. */
export async function selectFiles(
  database: Database,
  boardId: string,
  { from, limit }: { from?: SQL; limit?: number } = {},
): Promise<MediaRow[]> {
  const query = database
    .select({ file: media })
    .from(boardItems)
    .innerJoin(libraryItems, eq(libraryItems.id, boardItems.itemId))
    .innerJoin(media, eq(media.id, boardItems.itemId))
    .where(and(itemsOf(boardId), from))
    .orderBy(orderBy(itemOrder({})))
    .$dynamic();
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ file }) => file);
}

/**
 * A file that is on the board now.
 *
 * @throws EaselError `resource_not_found`
 */
export async function findSharedFile(database: Database, { boardId }: OpenLink, id: string): Promise<MediaRow> {
  const [row] = isUuid(id)
    ? await database
        .select({ file: media })
        .from(boardItems)
        .innerJoin(libraryItems, eq(libraryItems.id, boardItems.itemId))
        .innerJoin(media, eq(media.id, boardItems.itemId))
        .where(and(itemsOf(boardId), eq(media.id, id)))
    : [];
  if (row === undefined) throw new EaselError('resource_not_found', 'This file is not on the board any more.');
  return row.file;
}

/** The number of an item on its board, from 1 for the newest. */
export async function numberOf(database: Database, { boardId }: OpenLink, { id }: MediaRow): Promise<number> {
  const { rows } = await database.execute<{ number: number }>(sql`
    select count(*)::int as number from studio.board_items
    join studio.library_items on library_items.id = board_items.item_id and library_items.trashed_at is null
    join studio.library_items as self on self.id = ${id}
    where board_items.board_id = ${boardId}
      and (library_items.created_at, library_items.id) >= (self.created_at, self.id)`);
  return rows[0]?.number ?? 1;
}

/**
 * A page of a board as its public link shows it.
 *
 * @param parameters `startingAt`: the cursor of the page; `limit`: 1 to 100 items
 * @throws EaselError `invalid_params`
 */
export async function readSharedBoard(
  database: Database,
  link: OpenLink,
  parameters: URLSearchParams,
): Promise<SharedBoard> {
  const cursor = parameters.get('startingAt');
  const limit = Number(parameters.get('limit') ?? pageSize);
  if (!Number.isInteger(limit) || limit < 1 || limit > boardLinkLimits.items) {
    throw new EaselError('invalid_params', `limit must be a whole number from 1 to ${boardLinkLimits.items}.`);
  }
  const isOnRest = cursor === null ? sql`true` : isFrom(cursor);
  if (cursor === null) await noteOpening(database, link);
  const [files, [counted]] = await Promise.all([
    selectFiles(database, link.boardId, { from: isOnRest, limit: limit + 1 }),
    database
      .select({
        count: sql<number>`count(*)::int`,
        rest: sql<number>`(count(*) filter (where ${isOnRest}))::int`,
      })
      .from(boardItems)
      .innerJoin(libraryItems, eq(libraryItems.id, boardItems.itemId))
      .where(itemsOf(link.boardId)),
  ]);
  const { count, rest } = counted ?? { count: 0, rest: 0 };
  const next = files[limit];
  return {
    name: link.boardName,
    by: link.by,
    expiresAt: link.expiresAt.toISOString(),
    hasDownloads: link.hasDownloads,
    count,
    items: files.slice(0, limit).map((row, at) => toSharedItem(link, row, count - rest + at + 1)),
    nextCursor: next === undefined ? null : writeListCursor(next),
  };
}

function toSharedItem(link: OpenLink, row: MediaRow, number: number): SharedItem {
  const shown = toStudioMedia(row, sharedMediaPath(link.token, row.id));
  return { number, media: { ...shown, seed: null, name: sharedName(link, number, row.contentType) } };
}

/** Notes that somebody opened the link, once a minute at most. */
async function noteOpening(database: Database, { id }: OpenLink): Promise<void> {
  await database
    .update(boardLinks)
    .set({ lastOpenedAt: sql`now()` })
    .where(
      and(
        eq(boardLinks.id, id),
        sql`(${boardLinks.lastOpenedAt} is null or ${boardLinks.lastOpenedAt} < now() - interval '1 minute')`,
      ),
    );
}
