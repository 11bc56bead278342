import { randomUUID } from 'node:crypto';
import { and, desc, eq, getTableColumns, gt, isNull, lte, sql } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { joinPath } from '../../contract/studio/login-address.ts';
import type { Invitation, JoinLink, Joining, NewInvitation } from '../../contract/studio/person.ts';
import type { Database } from '../../database/connect.ts';
import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { invitations, people, sessions } from '../../database/studio-people-tables.ts';
import { record } from '../audit/record.ts';
import type { ReadAccess } from '../context/access.ts';
import type { Caller } from '../context/caller.ts';
import { emailIsUsed, firstPasswordHint, type People } from './create-people.ts';
import { firstPersonId } from './first-person.ts';
import { hashPassword } from './hash-password.ts';
import { passwordIssue } from './password-issue.ts';
import { personError } from './person-error.ts';
import { createToken, isTokenLike, tokenId } from './secret-token.ts';

/** The links that let people in: invitations, and links by which a person sets a new password. Each works once. */
export interface Invitations {
  /** The open invitations, the newest first. */
  list: () => Promise<Invitation[]>;
  /** @param by the administrator who invites */
  invite: (invitation: NewInvitation, by: Caller) => Promise<JoinLink>;
  /** Withdraws an invitation. @throws EaselError `resource_not_found` */
  revoke: (id: string, by: Caller) => Promise<void>;
  /**
   * A link by which a person sets a new password. It replaces the one before.
   *
   * @param by the administrator who creates it
   * @throws EaselError `resource_not_found`; `conflict` for a person who cannot log in by a password
   */
  passwordLink: (personId: string, by: Caller) => Promise<JoinLink>;
  /** What a link is for; null when it is used, revoked or expired. */
  readLink: (
    token: string,
  ) => Promise<{ kind: 'invitation'; name: string } | { kind: 'password'; name: string; email: string } | null>;
  /**
   * Accepts an invitation.
   *
   * @param headers of the request
   * @returns the id of the new person
   * @throws EaselError `forbidden` for a link that is not valid; `invalid_params` or `conflict` at a field
   */
  join: (headers: Headers, joining: Joining) => Promise<string>;
  /**
   * Sets the password of the person whom a link is for, and ends their sessions.
   *
   * @param headers of the request
   * @returns the id of the person
   * @throws EaselError as `join`
   */
  setPassword: (headers: Headers, entered: { token: string; password: string }) => Promise<string>;
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
export function createInvitations(options: {
  database: Database;
  people: People;
  origin: string;
  readAccess: ReadAccess;
}): Invitations {
  const { database, people: everybody, origin, readAccess } = options;

  /** Stores a link. @returns it, whose token is not stored */
  async function createLink(
    link: Pick<typeof invitations.$inferInsert, 'personId' | 'name'> & Pick<NewInvitation, 'role'>,
    by: Caller,
  ): Promise<JoinLink> {
    const { personId, name, role } = link;
    const { token, id } = createToken();
    const expiresAt = sql<Date>`now() + make_interval(days => ${days[personId == null ? 'invitation' : 'password']})`;
    const row = { id, ...link, createdBy: by.personId, expiresAt };
    const stored = await database.transaction(async (transaction) => {
      const rows = await transaction
        .insert(invitations)
        .values(row)
        .onConflictDoUpdate({ target: invitations.personId, set: { id, createdBy: by.personId, expiresAt } })
        .returning({ expiresAt: invitations.expiresAt });
      await record(
        transaction,
        by,
        personId == null
          ? { action: 'invitation_created', subject: { kind: 'invitation', id, name }, details: { role } }
          : { action: 'password_link_created', subject: { kind: 'person', id: personId, name }, details: {} },
      );
      return rows[0];
    });
    if (stored === undefined) throw new Error('The link was not stored.');
    return { url: `${origin}${joinPath(token)}`, expiresAt: stored.expiresAt.toISOString() };
  }

  /** The row of a link that is open. */
  async function find(token: string) {
    const id = tokenId(token);
    if (id === null) return null;
    const isByAdministrator = and(people.isActive, eq(people.role, 'administrator'));
    const [row] = await database
      .select(getTableColumns(invitations))
      .from(invitations)
      .innerJoin(people, eq(people.id, invitations.createdBy))
      .where(and(eq(invitations.id, id), isOpen, isByAdministrator));
    return row ?? null;
  }

  return {
    async list() {
      await database.delete(invitations).where(lte(invitations.expiresAt, sql`now()`));
      const rows = await database
        .select({ ...getTableColumns(invitations), createdBy: people.name })
        .from(invitations)
        .innerJoin(people, eq(people.id, invitations.createdBy))
        .where(isNull(invitations.personId))
        .orderBy(desc(invitations.createdAt), invitations.id);
      return rows.map(({ id, name, role, createdBy, expiresAt }) => ({
        id,
        name,
        role,
        createdBy,
        expiresAt: expiresAt.toISOString(),
      }));
    },
    invite: ({ name, role }, by) => createLink({ name, role }, by),
    async revoke(id, by) {
      await database.transaction(async (transaction) => {
        const [revoked] = !isTokenLike(id)
          ? []
          : await transaction
              .delete(invitations)
              .where(and(eq(invitations.id, id), isNull(invitations.personId)))
              .returning({ name: invitations.name, role: invitations.role });
        if (revoked === undefined) {
          throw new EaselError('resource_not_found', 'This invitation was already used, revoked or has expired.');
        }
        const { name, role } = revoked;
        const subject = { kind: 'invitation', id, name } as const;
        await record(transaction, by, { action: 'invitation_revoked', subject, details: { role } });
      });
    },
    async passwordLink(personId, by) {
      const { name, email, role, isActive } = await everybody.read(personId);
      if (personId === firstPersonId) {
        throw new EaselError('conflict', firstPasswordHint);
      }
      if (!isActive) throw new EaselError('conflict', `${name} is deactivated. Activate the account first.`);
      if (email === null) throw new EaselError('conflict', `${name} has no e-mail address to log in with.`);
      return createLink({ personId, name, role }, by);
    },
    async readLink(token) {
      const link = await find(token);
      if (link === null) return null;
      if (link.personId === null) return { kind: 'invitation', name: link.name };
      const { name, email } = await everybody.read(link.personId);
      return { kind: 'password', name, email: email ?? '' };
    },
    async join(headers, { token, name, email, password }) {
      const link = await find(token);
      if (link === null || link.personId !== null) throw invalidLink();
      // Before the password is hashed: a link stays open after an error, and hashing is slow.
      const [namesake] = await database.select({ id: people.id }).from(people).where(eq(people.email, email));
      if (namesake !== undefined) throw emailIsUsed();
      const issue = await passwordIssue(password, [name, email]);
      if (issue !== null) throw personError('invalid_params', 'password', issue);
      const person = { id: randomUUID(), name, email, role: link.role, passwordHash: await hashPassword(password) };
      try {
        await database.transaction(async (transaction) => {
          await useUp(transaction, link.id);
          await transaction.insert(people).values(person);
          const actor = { personId: person.id, access: readAccess(headers, 'link') };
          const subject = { kind: 'invitation', id: link.id, name: link.name } as const;
          await record(transaction, actor, { action: 'person_joined', subject, details: { role: link.role } });
        });
      } catch (thrown) {
        if (isUniqueViolation(thrown)) throw emailIsUsed();
        throw thrown;
      }
      return person.id;
    },
    async setPassword(headers, { token, password }) {
      const link = await find(token);
      const personId = link?.personId ?? null;
      if (link === null || personId === null) throw invalidLink();
      const passwordHash = await everybody.hashNewPassword(personId, password, 'password');
      await database.transaction(async (transaction) => {
        await useUp(transaction, link.id);
        await transaction.update(people).set({ passwordHash }).where(eq(people.id, personId));
        await transaction.delete(sessions).where(eq(sessions.personId, personId));
        const actor = { personId, access: readAccess(headers, 'link') };
        await record(transaction, actor, { action: 'password_link_used', subject: null, details: {} });
      });
      return personId;
    },
  };
}
