import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { BoardLink, NewBoardLink } from '../../../contract/studio/board-link.ts';
import { boardLinkLimits } from '../../../contract/studio/board-link-limits.ts';
import { sharedPath } from '../../../contract/studio/shared-path.ts';
import { boardLinks } from '../../../database/studio-board-tables.ts';
import { boards } from '../../../database/studio-library-tables.ts';
import type { Caller } from '../../context/caller.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { record } from '../../audit/record.ts';
import { boardSubject } from '../audit-subjects.ts';
import { boardIsGone, findBoard } from '../board-access.ts';
import { linkToken } from './link-token.ts';
import { creator, mayStillShare } from './open-link.ts';

/**
 * The public links of a board that have not expired, the newest first.
 *
 * @throws EaselError `resource_not_found`; `forbidden` unless it is the caller's own board, or they are an administrator
 */
export async function listLinks(context: StudioContext, boardId: string, caller: Caller): Promise<BoardLink[]> {
  await findBoard(context.database, boardId, caller, 'own');
  return selectLinks(context, boardId);
}

/**
 * Creates a public link to a board.
 *
 * @throws EaselError as `listLinks`; `conflict` for a board that has as many links as it may have
 */
export async function createLink(
  context: StudioContext,
  boardId: string,
  { label, expiresInDays, hasDownloads }: NewBoardLink,
  caller: Caller,
): Promise<BoardLink> {
  await findBoard(context.database, boardId, caller, 'own');
  const id = randomUUID();
  await context.database.transaction(async (transaction) => {
    // One at a time, so that the limit holds.
    const [board] = await transaction
      .select({ id: boards.id })
      .from(boards)
      .where(eq(boards.id, boardId))
      .for('update');
    if (board === undefined) throw boardIsGone();
    const isOfBoard = eq(boardLinks.boardId, boardId);
    await transaction.delete(boardLinks).where(and(isOfBoard, lte(boardLinks.expiresAt, sql`now()`)));
    if ((await transaction.$count(boardLinks, isOfBoard)) >= boardLinkLimits.links) {
      const message = `This board has ${boardLinkLimits.links} links. Revoke one that is not needed any more.`;
      throw new EaselError('conflict', message);
    }
    const expiresAt = sql<Date>`now() + make_interval(days => ${expiresInDays})`;
    const [created] = await transaction
      .insert(boardLinks)
      .values({ id, boardId, createdBy: caller.personId, label, hasDownloads, expiresAt })
      .returning({ expiresAt: boardLinks.expiresAt });
    const details = { label, hasDownloads, expiresAt: created?.expiresAt.toISOString() ?? '' };
    const subject = await boardSubject(transaction, boardId);
    await record(transaction, caller, { action: 'link_created', subject, details });
  });
  const link = (await selectLinks(context, boardId)).find((one) => one.id === id);
  if (link === undefined) throw boardIsGone();
  return link;
}

/**
 * Revokes a public link: it opens nothing from now on. Without effect on one that is already gone.
 *
 * @throws EaselError as `listLinks`
 */
export async function revokeLink(context: StudioContext, boardId: string, id: string, caller: Caller): Promise<void> {
  await findBoard(context.database, boardId, caller, 'own');
  if (!isUuid(id)) return;
  await context.database.transaction(async (transaction) => {
    const subject = await boardSubject(transaction, boardId);
    const [revoked] = await transaction
      .delete(boardLinks)
      .where(and(eq(boardLinks.id, id), eq(boardLinks.boardId, boardId)))
      .returning({ label: boardLinks.label });
    if (revoked === undefined) return;
    await record(transaction, caller, { action: 'link_revoked', subject, details: { label: revoked.label } });
  });
}

async function selectLinks({ database, secret, settings }: StudioContext, boardId: string): Promise<BoardLink[]> {
  const rows = await database
    .select({ link: boardLinks, createdBy: creator.name, isActive: sql<boolean>`${mayStillShare()}` })
    .from(boardLinks)
    .innerJoin(boards, eq(boards.id, boardLinks.boardId))
    .innerJoin(creator, eq(creator.id, boardLinks.createdBy))
    .where(and(eq(boardLinks.boardId, boardId), gt(boardLinks.expiresAt, sql`now()`)))
    .orderBy(desc(boardLinks.createdAt), boardLinks.id);
  return rows.map(({ link: { id, label, hasDownloads, createdAt, expiresAt, lastOpenedAt }, createdBy, isActive }) => ({
    id,
    url: `${settings.origins[0] ?? ''}${sharedPath(linkToken(id, secret))}`,
    label,
    hasDownloads,
    createdBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    isActive,
  }));
}
