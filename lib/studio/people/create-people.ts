import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import type { OwnChange, Person, PersonChange, PersonName } from '../../contract/studio/person.ts';
import type { Database } from '../../database/connect.ts';
import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { apiTokens, invitations, people, sessions } from '../../database/studio-people-tables.ts';
import { firstPersonId } from './first-person.ts';
import { hashPassword } from './hash-password.ts';
import { passwordIssue } from './password-issue.ts';
import { personError } from './person-error.ts';

/** The people who may use a studio. */
export interface People {
  /** Everybody, also those who may not log in any more, the longest known first. */
  list: () => Promise<Person[]>;
  /** The people who may log in, by name, as others see them. */
  names: () => Promise<PersonName[]>;
  /** @throws EaselError `resource_not_found` */
  read: (id: string) => Promise<Person>;
  /**
   * Changes the role of a person, or whether they may log in. One who may not loses all sessions, links and API
   * tokens; a person who is activated again creates new ones. The links that they made for others end as well, also
   * when they are no administrator any more.
   *
   * @param by the administrator who changes it
   * @throws EaselError `resource_not_found`; `forbidden` by somebody who is no administrator any more; `conflict` for the
   *   first administrator and for oneself
   */
  change: (id: string, change: PersonChange, by: string) => Promise<Person>;
  /**
   * Changes a name or an e-mail address.
   *
   * @throws EaselError `resource_not_found`; `conflict` when another person has the e-mail address
   */
  rename: (id: string, change: OwnChange) => Promise<Person>;
  /**
   * Checks a person's new password. @returns its hash
   *
   * @param field the name of the password in the request
   * @throws EaselError `resource_not_found`; at the field, `invalid_params` when the password is easily guessed, and
   *   `conflict` for the first administrator
   */
  hashNewPassword: (id: string, password: string, field: string) => Promise<string>;
  /**
   * Stores a person's new password, checked as by `hashNewPassword`. It ends their password link and their sessions
   * except one.
   *
   * @param options.replacing the hash that the current password was checked against
   * @throws EaselError as `hashNewPassword`; `conflict` when the password has changed meanwhile
   */
  setPassword: (
    id: string,
    password: { text: string; field: string },
    options: { exceptSession: string | null; replacing: string | null },
  ) => Promise<void>;
  /** Whether a person has a password of their own here. */
  hasPassword: (id: string) => Promise<boolean>;
}

type Row = typeof people.$inferSelect;

function personOf({ id, name, email, role, isActive, createdAt, lastSeenAt }: Row): Person {
  return {
    id,
    name,
    email,
    role,
    isActive,
    isFirst: id === firstPersonId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}

/** Where the password of the first administrator is. */
export const firstPasswordHint = 'The first administrator’s password is STUDIO_PASSWORD in the server’s settings.';

/** The error when an e-mail address is used by another person. */
export function emailIsUsed(): EaselError {
  return personError('conflict', 'email', 'Another person already uses this e-mail address.');
}

/** Refuses what would leave the studio without its first administrator, or an administrator without their own rights. */
function checkChange(change: { id: string; by: string; isAdministrator: boolean; isActive: boolean }): void {
  const { id, by, isAdministrator, isActive } = change;
  if (id === firstPersonId && !isAdministrator) {
    throw personError('conflict', 'role', 'The first administrator’s role cannot be changed.');
  }
  if (id === firstPersonId && !isActive) {
    throw personError('conflict', 'isActive', 'The first administrator cannot be deactivated.');
  }
  // Whoever changes something is an administrator.
  if (id === by && !isAdministrator) {
    throw personError('conflict', 'role', 'Only another administrator can change your role.');
  }
  if (id === by && !isActive) {
    throw personError('conflict', 'isActive', 'Only another administrator can deactivate you.');
  }
}

/** Creates the people of a studio's database. */
export function createPeople(database: Database): People {
  async function find(id: string): Promise<Row> {
    const [row] = isUuid(id) ? await database.select().from(people).where(eq(people.id, id)) : [];
    if (row === undefined) throw new EaselError('resource_not_found', 'There is no such person in this studio.');
    return row;
  }

  async function hashNewPassword(id: string, password: string, field: string): Promise<string> {
    if (id === firstPersonId) throw personError('conflict', field, firstPasswordHint);
    const { name, email } = await find(id);
    const issue = await passwordIssue(password, [name, email ?? '']);
    if (issue !== null) throw personError('invalid_params', field, issue);
    return hashPassword(password);
  }

  return {
    async list() {
      const rows = await database.select().from(people).orderBy(asc(people.createdAt), asc(people.id));
      return rows.map(personOf);
    },
    names: () =>
      database
        .select({ id: people.id, name: people.name })
        .from(people)
        .where(eq(people.isActive, true))
        .orderBy(sql`lower(${people.name})`, asc(people.id)),
    read: async (id) => personOf(await find(id)),
    async change(id, change, by) {
      await find(id);
      await database.transaction(async (transaction) => {
        // Both are locked, in the order of their ids: two administrators may change each other.
        const rows = await transaction
          .select()
          .from(people)
          .where(inArray(people.id, [id, by]))
          .orderBy(people.id)
          .for('update');
        const administrator = rows.find((row) => row.id === by);
        if (administrator?.isActive !== true || administrator.role !== 'administrator') {
          throw new EaselError('forbidden', 'Only administrators can do this.');
        }
        const row = rows.find((each) => each.id === id);
        const { role = row?.role, isActive = row?.isActive } = change;
        checkChange({ id, by, isAdministrator: role === 'administrator', isActive: isActive === true });
        await transaction.update(people).set({ role, isActive }).where(eq(people.id, id));
        if (isActive !== true) {
          await transaction.delete(sessions).where(eq(sessions.personId, id));
          await transaction.delete(invitations).where(eq(invitations.personId, id));
          await transaction.delete(apiTokens).where(eq(apiTokens.personId, id));
        }
        if (isActive !== true || role !== 'administrator') {
          await transaction.delete(invitations).where(eq(invitations.createdBy, id));
        }
      });
      return personOf(await find(id));
    },
    async rename(id, change) {
      if (Object.keys(change).length === 0) return personOf(await find(id));
      try {
        await database.update(people).set(change).where(eq(people.id, id));
      } catch (thrown) {
        if (isUniqueViolation(thrown)) throw emailIsUsed();
        throw thrown;
      }
      return personOf(await find(id));
    },
    hashNewPassword,
    async setPassword(id, { text, field }, { exceptSession, replacing }) {
      const passwordHash = await hashNewPassword(id, text, field);
      await database.transaction(async (transaction) => {
        const changed = await transaction
          .update(people)
          .set({ passwordHash })
          .where(and(eq(people.id, id), sql`${people.passwordHash} is not distinct from ${replacing}`))
          .returning({ id: people.id });
        if (changed.length === 0) throw personError('conflict', 'current', 'Your password was changed meanwhile.');
        const isOther = exceptSession === null ? undefined : ne(sessions.id, exceptSession);
        await transaction.delete(sessions).where(and(eq(sessions.personId, id), isOther));
        await transaction.delete(invitations).where(eq(invitations.personId, id));
      });
    },
    async hasPassword(id) {
      const [row] = await database
        .select({ has: sql<boolean>`${people.passwordHash} is not null` })
        .from(people)
        .where(and(eq(people.id, id), ne(people.id, firstPersonId)));
      return row?.has ?? false;
    },
  };
}
