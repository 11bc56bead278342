import { sql, type SQL } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import type { BoardAccess } from '../../contract/studio/board-access.ts';
import type { Database } from '../../database/connect.ts';
import type { Caller } from '../context/caller.ts';

/** A board that a person may use, as far as it matters what they may do with it. */
export interface AccessibleBoard {
  ownerId: string;
}

const sufficient = { view: sql`('view', 'edit')`, edit: sql`('edit')` } as const;

/**
 * Whether a person may use a board, as a condition on `studio.boards`: their own, or one shared with them for that. The
 * administrators may use the boards of somebody who was deactivated, since nobody else could share them any more.
 */
export function mayUseBoard(personId: string | SQL, access: BoardAccess): SQL {
  return sql`(boards.owner_id = ${personId}::uuid or coalesce(boards.everyone in ${sufficient[access]}, false)
    or exists (select from studio.board_members where board_members.board_id = boards.id
      and board_members.person_id = ${personId}::uuid and board_members.access in ${sufficient[access]})
    or exists (select from studio.people as owner join studio.people as asker on asker.id = ${personId}::uuid
      where owner.id = boards.owner_id and not owner.is_active and asker.role = 'administrator'))`;
}

/**
 * A board, for somebody who may use it. Of a board that they may not even view, they do not learn that it exists.
 *
 * @param needed `own`: only its owner, or an administrator who may view it
 * @param options.isTrashed whether a deleted board is meant, instead of one that is there
 * @throws EaselError `resource_not_found`; `forbidden` for a board that the person may only view, or does not own
 */
export async function findBoard(
  database: Pick<Database, 'execute'>,
  id: string,
  { personId, role }: Pick<Caller, 'personId' | 'role'>,
  needed: BoardAccess | 'own',
  { isTrashed = false } = {},
): Promise<AccessibleBoard> {
  const { rows } = isUuid(id)
    ? await database.execute<{ ownerId: string; mayEdit: boolean }>(sql`
        select owner_id as "ownerId", ${mayUseBoard(personId, 'edit')} as "mayEdit" from studio.boards
        where id = ${id} and (trashed_at is not null) = ${isTrashed} and ${mayUseBoard(personId, 'view')}`)
    : { rows: [] };
  const [board] = rows;
  if (board === undefined) throw boardIsGone();
  if (needed === 'edit' && !board.mayEdit) {
    throw new EaselError(
      'forbidden',
      'You can view this board, but not change it. Ask its owner for permission to edit it.',
    );
  }
  if (needed === 'own' && board.ownerId !== personId && role !== 'administrator') {
    throw new EaselError(
      'forbidden',
      'This board belongs to somebody else. Only they or an administrator can do this.',
    );
  }
  return board;
}

/** The error for a board that does not exist, as far as the person may know. */
export function boardIsGone(): EaselError {
  return new EaselError('resource_not_found', 'This board no longer exists.');
}
