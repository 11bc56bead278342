import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { boardChangeSchema, newBoardSchema, type LibraryBoard } from '../../contract/studio/library.ts';
import type { BoardAccess } from '../../contract/studio/board-access.ts';
import type { PersonName } from '../../contract/studio/person.ts';
import type { Database } from '../../database/connect.ts';
import { boards } from '../../database/studio-library-tables.ts';
import { record } from '../audit/record.ts';
import { boardSubject } from './audit-subjects.ts';
import type { Caller } from '../context/caller.ts';
import { boardIsGone, findBoard, mayUseBoard } from './board-access.ts';
import { checkFolder } from './folders.ts';
import { mediaPath } from './files/media-rows.ts';
import { mayStillShare } from './links/open-link.ts';

interface BoardRow extends Record<string, unknown> {
  id: string;
  name: string;
  owner: PersonName;
  mayEdit: boolean;
  everyone: BoardAccess | null;
  isMember: boolean;
  isShared: boolean;
  isPublic: boolean;
  folderId: string | null;
  count: number;
  cover: string | null;
}

/**
 * The boards that a person may view, their own first, by name, each with its number of items and the newest one. Items in the trash do not
 * count.
 *
 * @param id lists only this board
 */
export async function listBoards(database: Database, personId: string, id?: string): Promise<LibraryBoard[]> {
  const { rows } = await database.execute<BoardRow>(sql`
    select boards.id, boards.name, folders.id as "folderId", coalesce(held.count, 0)::int as count, held.cover,
      json_build_object('id', people.id, 'name', people.name) as owner, ${mayUseBoard(personId, 'edit')} as "mayEdit",
      boards.everyone, coalesce(members.ids @> array[${personId}::uuid], false) as "isMember",
      (members.ids is not null or boards.everyone is not null
        and exists (select from studio.people as other where other.is_active and other.id <> boards.owner_id)
      ) as "isShared",
      exists (select from studio.board_links join studio.people as creator on creator.id = board_links.created_by
        where board_links.board_id = boards.id and board_links.expires_at > now() and ${mayStillShare()}) as "isPublic"
    from studio.boards join studio.people on people.id = boards.owner_id
    left join (
      select board_id, count(*) as count,
        (array_agg(items.id order by items.created_at desc) filter (where media.thumbnail_key is not null))[1] as cover
      from studio.board_items
      join studio.library_items as items on items.id = board_items.item_id and items.trashed_at is null
      join studio.media on media.id = items.id
      group by board_id
    ) as held on held.board_id = boards.id
    left join (
      select board_id, array_agg(person_id) as ids from studio.board_members
      join studio.people as member on member.id = person_id and member.is_active
      group by board_id
    ) as members on members.board_id = boards.id
    left join studio.folders on folders.id = boards.folder_id and folders.trashed_at is null
    where boards.trashed_at is null and ${mayUseBoard(personId, 'view')}
      and ${id === undefined ? sql`true` : sql`boards.id = ${id}`}
    order by boards.owner_id <> ${personId}::uuid, lower(boards.name), boards.id`);
  return rows.map(({ cover, ...board }) => ({
    ...board,
    coverUrl: cover === null ? null : `${mediaPath(cover)}/thumbnail`,
  }));
}

/**
 * Creates an empty board, which only its owner may use until they share it.
 *
 * @param body as `newBoardSchema` defines it
 * @throws EaselError `invalid_params` without a name of 1 to 80 characters; `resource_not_found` for a missing folder
 */
export async function createBoard(database: Database, body: unknown, caller: Caller): Promise<LibraryBoard> {
  const read = newBoardSchema.safeParse(body);
  if (!read.success) throw nameNeeded();
  const { name, folder: folderId } = read.data;
  if (folderId !== null) await checkFolder(database, folderId, caller.personId);
  const id = randomUUID();
  await database.insert(boards).values({ id, ownerId: caller.personId, name, folderId });
  const [created] = await listBoards(database, caller.personId, id);
  if (created === undefined) throw boardIsGone();
  return created;
}

/**
 * Renames a board, which all may who edit it; or moves it to a folder that the person sees, which only its owner does:
 * the board has one place, in which everybody finds it.
 *
 * @param body as `boardChangeSchema` defines it
 * @throws EaselError `invalid_params`; `resource_not_found` for a missing board or folder; `forbidden`
 */
export async function changeBoard(database: Database, id: string, body: unknown, caller: Caller): Promise<void> {
  const read = boardChangeSchema.safeParse(body);
  if (!read.success) throw nameNeeded();
  await findBoard(database, id, caller, 'folder' in read.data ? 'own' : 'edit');
  if ('folder' in read.data && read.data.folder !== null) {
    await checkFolder(database, read.data.folder, caller.personId);
  }
  const change = 'name' in read.data ? read.data : { folderId: read.data.folder };
  await database.update(boards).set(change).where(eq(boards.id, id));
}

/**
 * Deletes a board. Its items stay in the library. `restoreBoard` restores it unchanged.
 *
 * @throws EaselError `resource_not_found`; `forbidden`
 */
export async function deleteBoard(database: Database, id: string, caller: Caller): Promise<void> {
  await setTrashed(database, id, caller, true);
}

/**
 * Restores a deleted board.
 *
 * @throws EaselError `resource_not_found`; `forbidden`
 */
export async function restoreBoard(database: Database, id: string, caller: Caller): Promise<void> {
  await setTrashed(database, id, caller, false);
}

function nameNeeded(): EaselError {
  return new EaselError('invalid_params', 'Enter a board name of up to 80 characters.');
}

async function setTrashed(database: Database, id: string, caller: Caller, isTrashed: boolean): Promise<void> {
  await findBoard(database, id, caller, 'own', { isTrashed: !isTrashed });
  await database.transaction(async (transaction) => {
    const changed = await transaction
      .update(boards)
      .set({ trashedAt: isTrashed ? new Date() : null })
      .where(and(eq(boards.id, id), isTrashed ? sql`trashed_at is null` : sql`trashed_at is not null`))
      .returning({ id: boards.id });
    if (changed.length === 0) throw boardIsGone();
    const action = isTrashed ? 'board_deleted' : 'board_restored';
    await record(transaction, caller, { action, subject: await boardSubject(transaction, id), details: {} });
  });
}
