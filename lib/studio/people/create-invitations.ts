import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { joinPath } from '../../contract/studio/login-address.ts';
import type { Invitation, JoinLink, Joining, NewInvitation } from '../../contract/studio/person.ts';
import type { Database } from '../../database/connect.ts';
import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { invitations, people, sessions } from '../../database/studio-people-tables.ts';
import { emailIsUsed, type People } from './create-people.ts';
import { firstPersonId } from './first-person.ts';
import { hashPassword } from './hash-password.ts';
import { passwordIssue } from './password-issue.ts';
import { personError } from './person-error.ts';
import { createToken, tokenId } from './secret-token.ts';

/** The links that let people in: invitations, and links by which a person sets a new password. Each works once. */
export interface Invitations {
  /** The open invitations, the newest first. */
  list: () => Promise<Invitation[]>;
  invite: (invitation: NewInvitation) => Promise<JoinLink>;
  /** Withdraws an invitation. @throws EaselError `resource_not_found` */
  revoke: (id: string) => Promise<void>;
  /**
   * A link by which a person sets a new password. It replaces the one before.
   *
   * @throws EaselError `resource_not_found`; `conflict` for a person who cannot log in by a password
   */
  passwordLink: (personId: string) => Promise<JoinLink>;
  /** What a link is for; null when it is used, revoked or expired. */
  readLink: (token: string) => Promise<{ kind: 'invitation' | 'password'; name: string } | null>;
  /**
   * Accepts an invitation.
   *
   * @returns the id of the new person
   * @throws EaselError `forbidden` for a link that is not valid; `invalid_params` or `conflict` at a field
   */
  join: (joining: Joining) => Promise<string>;
  /**
   * Sets the password of the person whom a link is for, and ends their sessions.
   *
   * @returns the id of the person
   * @throws EaselError as `join`
   */
  setPassword: (entered: { token: string; password: string }) => Promise<string>;
}

const days = { invitation: 7, password: 1 };
const isOpen = gt(invitations.expiresAt, sql`now()`);

function invalidLink(): EaselError {
  return new EaselError('forbidden', 'This link is no longer valid. Ask an administrator for a new one.');
}

/** Uses up a link, in the transaction of what it is for. */
async function useUp(transaction: Pick<Database, 'delete'>, id: string): Promise<void> {
  const used = await transaction
    .delete(invitations)
    .where(and(eq(invitations.id, id), isOpen))
    .returning({ id: invitations.id });
  if (used.length === 0) throw invalidLink();
}

/**
 * @param options.origin of the links
 */
export function createInvitations(options: { database: Database; people: People; origin: string }): Invitations {
  const { database, people: everybody, origin } = options;

  /** Stores a link. @returns it, whose token is not stored */
  async function createLink(link: Pick<typeof invitations.$inferInsert, 'personId' | 'name' | 'role'>) {
    const token = createToken();
    const kind = link.personId === undefined ? 'invitation' : 'password';
    const expiresAt = sql<Date>`now() + make_interval(days => ${days[kind]})`;
    const row = { id: tokenId(token) ?? '', ...link, expiresAt };
    const [stored] = await database
      .insert(invitations)
      .values(row)
      .onConflictDoUpdate({ target: invitations.personId, set: { id: row.id, expiresAt } })
      .returning({ expiresAt: invitations.expiresAt });
    if (stored === undefined) throw new Error('The link was not stored.');
    return { url: `${origin}${joinPath(token)}`, expiresAt: stored.expiresAt.toISOString() };
  }

  /** The row of a link that is open. */
  async function find(token: string) {
    const id = tokenId(token);
    if (id === null) return null;
    const [row] = await database
      .select()
      .from(invitations)
      .where(and(eq(invitations.id, id), isOpen));
    return row ?? null;
  }

  return {
    async list() {
      await database.delete(invitations).where(lte(invitations.expiresAt, sql`now()`));
      const rows = await database
        .select()
        .from(invitations)
        .where(isNull(invitations.personId))
        .orderBy(desc(invitations.createdAt), invitations.id);
      return rows.map(({ id, name, role, expiresAt }) => ({ id, name, role, expiresAt: expiresAt.toISOString() }));
    },
    invite: ({ name, role }) => createLink({ name, role }),
    async revoke(id) {
      const revoked = await database
        .delete(invitations)
        .where(and(eq(invitations.id, id), isNull(invitations.personId)))
        .returning({ id: invitations.id });
      if (revoked.length === 0) {
        throw new EaselError('resource_not_found', 'This invitation was already used, revoked or has expired.');
      }
    },
    async passwordLink(personId) {
      const { name, role, isActive } = await everybody.read(personId);
      if (personId === firstPersonId) {
        throw new EaselError(
          'conflict',
          'The first administrator’s password is STUDIO_PASSWORD in the server’s settings.',
        );
      }
      if (!isActive) throw new EaselError('conflict', `${name} is deactivated. Activate the account first.`);
      return createLink({ personId, name, role });
    },
    async readLink(token) {
      const row = await find(token);
      return row === null ? null : { kind: row.personId === null ? 'invitation' : 'password', name: row.name };
    },
    async join({ token, name, email, password }) {
      const link = await find(token);
      if (link?.personId !== null) throw invalidLink();
      const issue = passwordIssue(password, [name, email]);
      if (issue !== null) throw personError('invalid_params', 'password', issue);
      const person = { id: randomUUID(), name, email, role: link.role, passwordHash: await hashPassword(password) };
      try {
        await database.transaction(async (transaction) => {
          await useUp(transaction, link.id);
          await transaction.insert(people).values(person);
        });
      } catch (thrown) {
        if (isUniqueViolation(thrown)) throw emailIsUsed();
        throw thrown;
      }
      return person.id;
    },
    async setPassword({ token, password }) {
      const link = await find(token);
      const personId = link?.personId ?? null;
      if (link === null || personId === null) throw invalidLink();
      const passwordHash = await everybody.hashNewPassword(personId, password, 'password');
      await database.transaction(async (transaction) => {
        await useUp(transaction, link.id);
        await transaction.update(people).set({ passwordHash }).where(eq(people.id, personId));
        await transaction.delete(sessions).where(eq(sessions.personId, personId));
      });
      return personId;
    },
  };
}
