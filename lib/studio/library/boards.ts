import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { boardChangeSchema, newBoardSchema, type LibraryBoard } from '../../contract/studio/library.ts';
import type { Database } from '../../database/connect.ts';
import { boards } from '../../database/studio-library-tables.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import { checkFolder } from './folders.ts';
import { mediaPath } from './files/media-rows.ts';

interface BoardRow extends Record<string, unknown> {
  id: string;
  name: string;
  folderId: string | null;
  count: number;
  cover: string | null;
}

/** All boards by name, each with its number of items and the newest one. Items in the trash do not count. */
export async function listBoards(database: Database): Promise<LibraryBoard[]> {
  const { rows } = await database.execute<BoardRow>(sql`
    select boards.id, boards.name, folders.id as "folderId", coalesce(held.count, 0)::int as count, held.cover
    from studio.boards left join (
      select board_id, count(*) as count,
        (array_agg(items.id order by items.created_at desc) filter (where media.thumbnail_key is not null))[1] as cover
      from studio.board_items
      join studio.library_items as items on items.id = board_items.item_id and items.trashed_at is null
      join studio.media on media.id = items.id
      group by board_id
    ) as held on held.board_id = boards.id
    left join studio.folders on folders.id = boards.folder_id and folders.trashed_at is null
    where boards.trashed_at is null order by lower(boards.name), boards.id`);
  return rows.map(({ cover, ...board }) => ({
    ...board,
    coverUrl: cover === null ? null : `${mediaPath(cover)}/thumbnail`,
  }));
}

/**
 * Creates an empty board.
 *
 * @param body as `newBoardSchema` defines it
 * @throws EaselError `invalid_params` without a name of 1 to 80 characters; `resource_not_found` for a missing folder
 */
export async function createBoard(database: Database, body: unknown): Promise<LibraryBoard> {
  const read = newBoardSchema.safeParse(body);
  if (!read.success) throw nameNeeded();
  const { name, folder: folderId } = read.data;
  if (folderId !== null) await checkFolder(database, folderId);
  const id = randomUUID();
  await database.insert(boards).values({ id, name, folderId });
  return { id, name, folderId, count: 0, coverUrl: null };
}

/**
 * Renames a board, or moves it to a folder.
 *
 * @param body as `boardChangeSchema` defines it
 * @throws EaselError `invalid_params`; `resource_not_found` for a missing board or folder
 */
export async function changeBoard(database: Database, id: string, body: unknown): Promise<void> {
  const read = boardChangeSchema.safeParse(body);
  if (!read.success) throw nameNeeded();
  if ('name' in read.data) await updateBoard(database, id, read.data, isNull(boards.trashedAt));
  else {
    const { folder: folderId } = read.data;
    if (folderId !== null) await checkFolder(database, folderId);
    await updateBoard(database, id, { folderId }, isNull(boards.trashedAt));
  }
}

/**
 * Deletes a board. Its items stay in the library. `restoreBoard` restores it unchanged.
 *
 * @throws EaselError `resource_not_found`
 */
export async function deleteBoard(database: Database, id: string): Promise<void> {
  await updateBoard(database, id, { trashedAt: new Date() }, isNull(boards.trashedAt));
}

/**
 * Restores a deleted board.
 *
 * @throws EaselError `resource_not_found`
 */
export async function restoreBoard(database: Database, id: string): Promise<void> {
  await updateBoard(database, id, { trashedAt: null }, isNotNull(boards.trashedAt));
}

function nameNeeded(): EaselError {
  return new EaselError('invalid_params', 'Enter a board name of up to 80 characters.');
}

async function updateBoard(
  database: Database,
  id: string,
  change: { name: string } | { folderId: string | null } | { trashedAt: Date | null },
  condition: SQL,
): Promise<void> {
  const changed = isUuid(id)
    ? await database
        .update(boards)
        .set(change)
        .where(and(eq(boards.id, id), condition))
        .returning({ id: boards.id })
    : [];
  if (changed.length === 0) throw new EaselError('resource_not_found', 'This board no longer exists.');
}
