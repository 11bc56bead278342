import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import { folderNameSchema, type LibraryFolder } from '../../contract/studio/library.ts';
import type { Database } from '../../database/connect.ts';
import { folders } from '../../database/studio-library-tables.ts';
import { record } from '../audit/record.ts';
import { folderSubject } from './audit-subjects.ts';
import { checkOwner, type Caller } from '../context/caller.ts';
import { mayUseBoard } from './board-access.ts';

/** Whether a person sees a folder, as a condition on `studio.folders`: their own, or one with a board that they may view. */
function seesFolder(personId: string): SQL {
  return sql`(folders.owner_id = ${personId}::uuid or exists (select from studio.boards
    where boards.folder_id = folders.id and boards.trashed_at is null and ${mayUseBoard(personId, 'view')}))`;
}

/**
 * The folders that a person sees by name, each with the number of different items on the boards that they may view. Items
 * in the trash do not count.
 *
 * @param id lists only this folder
 */
export async function listFolders(database: Database, personId: string, id?: string): Promise<LibraryFolder[]> {
  const { rows } = await database.execute<LibraryFolder & Record<string, unknown>>(sql`
    select folders.id, folders.name, count(distinct items.id)::int as count,
      json_build_object('id', people.id, 'name', people.name) as owner
    from studio.folders join studio.people on people.id = folders.owner_id
    left join studio.boards on boards.folder_id = folders.id and boards.trashed_at is null
      and ${mayUseBoard(personId, 'view')}
    left join studio.board_items on board_items.board_id = boards.id
    left join studio.library_items as items on items.id = board_items.item_id and items.trashed_at is null
    where folders.trashed_at is null and ${seesFolder(personId)}
      and ${id === undefined ? sql`true` : sql`folders.id = ${id}`}
    group by folders.id, people.id order by lower(folders.name), folders.id`);
  return rows;
}

/**
 * Creates an empty folder.
 *
 * @throws EaselError `invalid_params` without a name of 1 to 80 characters
 */
export async function createFolder(database: Database, body: unknown, caller: Caller): Promise<LibraryFolder> {
  const { name } = readName(body);
  const id = randomUUID();
  await database.insert(folders).values({ id, ownerId: caller.personId, name });
  const [created] = await listFolders(database, caller.personId, id);
  if (created === undefined) throw gone();
  return created;
}

/**
 * Renames a folder.
 *
 * @throws EaselError `invalid_params`, `resource_not_found`, `forbidden`
 */
export async function renameFolder(database: Database, id: string, body: unknown, caller: Caller): Promise<void> {
  await updateFolder(database, { id, caller }, readName(body), isNull(folders.trashedAt));
}

/**
 * Deletes a folder. Its boards stay, also those of others. `restoreFolder` restores it with the boards that are still in it.
 *
 * @throws EaselError `resource_not_found`, `forbidden`
 */
export async function deleteFolder(database: Database, id: string, caller: Caller): Promise<void> {
  await updateFolder(database, { id, caller }, { trashedAt: new Date() }, isNull(folders.trashedAt));
}

/**
 * Restores a deleted folder.
 *
 * @throws EaselError `resource_not_found`
 */
export async function restoreFolder(database: Database, id: string, caller: Caller): Promise<void> {
  await updateFolder(database, { id, caller }, { trashedAt: null }, isNotNull(folders.trashedAt));
}

/**
 * Checks that a folder exists which a person sees.
 *
 * @throws EaselError `resource_not_found`
 */
export async function checkFolder(database: Database, id: string, personId: string): Promise<void> {
  const found = await database
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.id, id), isNull(folders.trashedAt), seesFolder(personId)));
  if (found.length === 0) throw gone();
}

function gone(): EaselError {
  return new EaselError('resource_not_found', 'This folder no longer exists.');
}

function readName(body: unknown): { name: string } {
  const read = folderNameSchema.safeParse(body);
  if (!read.success) throw new EaselError('invalid_params', 'Enter a folder name of up to 80 characters.');
  return read.data;
}

async function updateFolder(
  database: Database,
  { id, caller }: { id: string; caller: Caller },
  change: { name: string } | { trashedAt: Date | null },
  condition: SQL,
): Promise<void> {
  const [folder] = isUuid(id)
    ? await database
        .select({ ownerId: folders.ownerId })
        .from(folders)
        .where(and(eq(folders.id, id), seesFolder(caller.personId)))
    : [];
  if (folder === undefined) throw gone();
  checkOwner(caller, folder.ownerId, 'folder');
  await database.transaction(async (transaction) => {
    const changed = await transaction
      .update(folders)
      .set(change)
      .where(and(eq(folders.id, id), condition))
      .returning({ id: folders.id });
    if (changed.length === 0) throw gone();
    if ('name' in change) return;
    const action = change.trashedAt === null ? 'folder_restored' : 'folder_deleted';
    await record(transaction, caller, { action, subject: await folderSubject(transaction, id), details: {} });
  });
}
