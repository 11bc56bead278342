import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { EaselError, type FieldIssue } from '../../contract/error.ts';
import {
  boardSharingChangeSchema,
  type BoardSharing,
  type BoardSharingChange,
} from '../../contract/studio/board-sharing.ts';
import type { AuditDetails } from '../../contract/studio/audit-actions.ts';
import type { BoardAccess } from '../../contract/studio/board-access.ts';
import type { Database } from '../../database/connect.ts';
import { boardMembers, boards } from '../../database/studio-library-tables.ts';
import { people } from '../../database/studio-people-tables.ts';
import { record } from '../audit/record.ts';
import { boardSubject } from './audit-subjects.ts';
import type { Caller } from '../context/caller.ts';
import { boardIsGone, findBoard } from './board-access.ts';

/**
 * With whom a board is shared, for all who may view it.
 *
 * @throws EaselError `resource_not_found`
 */
export async function readSharing(database: Database, id: string, caller: Caller): Promise<BoardSharing> {
  await findBoard(database, id, caller, 'view');
  return sharingOf(database, id);
}

/**
 * Shares a board with exactly these people, all at once. Those who are left out may no longer use it.
 *
 * @param body as `boardSharingChangeSchema` defines it
 * @throws EaselError `invalid_params` naming the fields, also those of people who are unknown or deactivated;
 *   `resource_not_found`; `forbidden` by others than its owner and administrators
 */
export async function changeSharing(
  database: Database,
  id: string,
  body: unknown,
  caller: Caller,
): Promise<BoardSharing> {
  const { ownerId } = await findBoard(database, id, caller, 'own');
  const { everyone, members } = checkChange(body);
  return database.transaction(async (transaction) => {
    // Two who share it at once do so one after the other: it gets the members of one of them, not of both.
    await transaction.select({ id: boards.id }).from(boards).where(eq(boards.id, id)).for('update');
    const before = { sharing: await sharingOf(transaction, id), subject: await boardSubject(transaction, id) };
    const issues = await memberIssues(transaction, members, ownerId);
    if (issues.length > 0) throw refusal(issues);
    await transaction.update(boards).set({ everyone }).where(eq(boards.id, id));
    await transaction.delete(boardMembers).where(eq(boardMembers.boardId, id));
    if (members.length > 0) {
      await transaction.insert(boardMembers).values(members.map((member) => ({ boardId: id, ...member })));
    }
    const after = await sharingOf(transaction, id);
    const details = sharingChange(before.sharing, after);
    if (details.everyone !== null || details.members.length > 0) {
      const subject = await boardSubject(transaction, id);
      // One that becomes private was seen by others.
      const name = subject.name ?? before.subject.name;
      await record(transaction, caller, { action: 'board_shared', subject: { ...subject, name }, details });
    }
    return after;
  });
}

/** What a member may do with a board; null for nothing. */
function accessIn({ members }: BoardSharing, id: string): BoardAccess | null {
  return members.find(({ person }) => person.id === id)?.access ?? null;
}

/** What of a sharing changed. */
function sharingChange(before: BoardSharing, after: BoardSharing): AuditDetails['board_shared'] {
  const changed = after.members.filter(({ person, access }) => accessIn(before, person.id) !== access);
  const removed = before.members.filter(({ person }) => accessIn(after, person.id) === null);
  return {
    everyone: before.everyone === after.everyone ? null : { from: before.everyone, to: after.everyone },
    members: [
      ...changed.map(({ person, access }) => ({ name: person.name, access })),
      ...removed.map(({ person }) => ({ name: person.name, access: null })),
    ],
  };
}

/**
 * Leaves a board that is shared with the caller by name.
 *
 * @throws EaselError `resource_not_found`; `conflict` for a board that they may view for another reason
 */
export async function leaveBoard(database: Database, id: string, caller: Caller): Promise<void> {
  await findBoard(database, id, caller, 'view');
  await database.transaction(async (transaction) => {
    // Before it may be a private one again.
    const subject = await boardSubject(transaction, id);
    const left = await transaction
      .delete(boardMembers)
      .where(and(eq(boardMembers.boardId, id), eq(boardMembers.personId, caller.personId)))
      .returning({ id: boardMembers.boardId });
    if (left.length === 0) {
      throw new EaselError('conflict', 'This board is not shared with you by name, so you cannot leave it.');
    }
    await record(transaction, caller, { action: 'board_left', subject, details: {} });
  });
}

async function sharingOf(database: Database, id: string): Promise<BoardSharing> {
  const [board] = await database.select({ everyone: boards.everyone }).from(boards).where(eq(boards.id, id));
  if (board === undefined) throw boardIsGone();
  const members = await database
    .select({ person: { id: people.id, name: people.name }, access: boardMembers.access })
    .from(boardMembers)
    .innerJoin(people, and(eq(people.id, boardMembers.personId), eq(people.isActive, true)))
    .where(eq(boardMembers.boardId, id))
    .orderBy(sql`lower(${people.name})`, asc(people.id));
  return { everyone: board.everyone, members };
}

function checkChange(body: unknown): BoardSharingChange {
  const read = boardSharingChangeSchema.safeParse(body);
  if (read.success) return read.data;
  throw refusal(read.error.issues.map(({ path, message }) => ({ pointer: `/${path.join('/')}`, message })));
}

/** Why a board cannot be shared with some of these people. */
async function memberIssues(
  database: Database,
  members: BoardSharingChange['members'],
  ownerId: string,
): Promise<FieldIssue[]> {
  const ids = members.map(({ personId }) => personId);
  const known = await database
    .select({ id: people.id, name: people.name, isActive: people.isActive })
    .from(people)
    .where(inArray(people.id, ids));
  return ids.flatMap((id, at) => {
    const person = known.find((each) => each.id === id);
    const message = issueOf(person, { isOwner: id === ownerId, isTwice: ids.indexOf(id) < at });
    return message === null ? [] : [{ pointer: `/members/${at}/personId`, message }];
  });
}

function issueOf(
  person: { name: string; isActive: boolean } | undefined,
  { isOwner, isTwice }: { isOwner: boolean; isTwice: boolean },
): string | null {
  if (person === undefined) return 'There is no such person in this studio. Leave them out.';
  if (!person.isActive) return `${person.name} is deactivated. Leave them out.`;
  if (isOwner) return `${person.name} owns this board. Leave them out.`;
  return isTwice ? `${person.name} is in the list twice.` : null;
}

/** The error of a sharing that is not possible, which names the first of its fields. */
function refusal(issues: FieldIssue[]): EaselError {
  const [first] = issues;
  const field = first?.pointer.slice(1).replaceAll('/', '.') ?? '';
  const message = first?.message ?? '';
  return new EaselError('invalid_params', field === '' ? message : `${field}: ${message}`, { fields: issues });
}
