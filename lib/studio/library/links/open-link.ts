import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { EaselError } from '../../../contract/error.ts';
import { hasPermission, roles } from '../../../contract/studio/permissions.ts';
import { boardLinks } from '../../../database/studio-board-tables.ts';
import { boards } from '../../../database/studio-library-tables.ts';
import { people } from '../../../database/studio-people-tables.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { mayUseBoard } from '../board-access.ts';
import { readLinkToken } from './link-token.ts';

/** What a valid public link opens. */
export interface OpenLink {
  id: string;
  token: string;
  boardId: string;
  boardName: string;
  /** The name of the board's owner. */
  by: string;
  hasDownloads: boolean;
  expiresAt: Date;
}

/** The person who created a link, in queries. */
export const creator = alias(people, 'creator');
const owner = alias(people, 'owner');
const makers = roles.filter((role) => hasPermission(role, 'make'));

/** Whether the person who created a link could create it today, as a condition on `boards` and `creator`. */
export function mayStillShare(): SQL {
  const isOwn = sql`boards.owner_id = ${creator.id}`;
  const administers = sql`(${creator.role} = 'administrator' and ${mayUseBoard(sql`${creator.id}`, 'view')})`;
  return sql`(${and(creator.isActive, inArray(creator.role, makers))} and (${isOwn} or ${administers}))`;
}

/**
 * Finds what a token opens. All invalid tokens fail alike, so that nobody learns whether a link existed; those that this
 * studio never made do not reach the database.
 *
 * @throws EaselError `resource_not_found` for a link that is forged, expired or revoked, whose board is deleted, or whose
 *   creator may not share it any more
 */
export async function openLink({ database, secret }: StudioContext, token: string): Promise<OpenLink> {
  const id = readLinkToken(token, secret);
  const [link] =
    id === null
      ? []
      : await database
          .select({
            id: boardLinks.id,
            boardId: boardLinks.boardId,
            boardName: boards.name,
            by: owner.name,
            hasDownloads: boardLinks.hasDownloads,
            expiresAt: boardLinks.expiresAt,
          })
          .from(boardLinks)
          .innerJoin(boards, eq(boards.id, boardLinks.boardId))
          .innerJoin(owner, eq(owner.id, boards.ownerId))
          .innerJoin(creator, eq(creator.id, boardLinks.createdBy))
          .where(
            and(
              eq(boardLinks.id, id),
              gt(boardLinks.expiresAt, sql`now()`),
              sql`boards.trashed_at is null`,
              mayStillShare(),
            ),
          );
  if (link === undefined) {
    const message = 'This link is not valid any more. Ask whoever sent it for a new one.';
    throw new EaselError('resource_not_found', message);
  }
  return { ...link, token };
}
