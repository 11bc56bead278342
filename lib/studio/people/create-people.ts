import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import type { OwnChange, Person, PersonChange, PersonName } from '../../contract/studio/person.ts';
import type { Database } from '../../database/connect.ts';
import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { apiTokens, invitations, people, sessions } from '../../database/studio-people-tables.ts';
import { record, type Actor } from '../audit/record.ts';
import type { Caller } from '../context/caller.ts';
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
  change: (id: string, change: PersonChange, by: Actor) => Promise<Person>;
  /**
   * Changes one's own name or e-mail address.
   *
   * @throws EaselError `resource_not_found`; `conflict` when another person has the e-mail address
   */
  rename: (change: OwnChange, caller: Caller) => Promise<Person>;
  /**
   * Checks a person's new password. @returns its hash
   *
   * @param field the name of the password in the request
   * @throws EaselError `resource_not_found`; at the field, `invalid_params` when the password is easily guessed, and
   *   `conflict` for the first administrator
   */
  hashNewPassword: (id: string, password: string, field: string) => Promise<string>;
  /**
   * Stores one's own new password, checked as by `hashNewPassword`. It ends one's password link and one's sessions
   * except the caller's.
   *
   * @param replacing the hash that the current password was checked against
   * @throws EaselError as `hashNewPassword`; `conflict` when the password has changed meanwhile
   */
  setPassword: (password: { text: string; field: string; replacing: string | null }, caller: Caller) => Promise<void>;
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

function noSuchPerson(): EaselError {
  return new EaselError('resource_not_found', 'There is no such person in this studio.');
}

/** Where the password of the first administrator is. */
export const firstPasswordHint = 'The first administrator’s password is STUDIO_PASSWORD in the server’s settings.';

/** The error when an e-mail address is used by another person. */
export function emailIsUsed(): EaselError {
  return personError('conflict', 'email', 'Another person already uses this e-mail address.');
}

/** Refuses what would leave the studio without its first administrator, or an administrator without their own rights. */
function checkChange(change: { id: string; by: string | null; isAdministrator: boolean; isActive: boolean }): void {
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

/** Records what of a person was changed. */
async function recordChange(
  database: Pick<Database, 'insert'>,
  by: Actor,
  before: Row,
  after: Pick<Row, 'role' | 'isActive'>,
): Promise<void> {
  const subject = { kind: 'person', id: before.id, name: before.name } as const;
  if (after.role !== before.role) {
    const details = { from: before.role, to: after.role };
    await record(database, by, { action: 'role_changed', subject, details });
  }
  if (after.isActive !== before.isActive) {
    const action = after.isActive ? 'person_reactivated' : 'person_deactivated';
    await record(database, by, { action, subject, details: {} });
  }
}

/** Creates the people of a studio's database. */
export function createPeople(database: Database): People {
  async function find(id: string): Promise<Row> {
    const [row] = isUuid(id) ? await database.select().from(people).where(eq(people.id, id)) : [];
    if (row === undefined) throw noSuchPerson();
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
          .where(inArray(people.id, by.personId === null ? [id] : [id, by.personId]))
          .orderBy(people.id)
          .for('update');
        const administrator = rows.find((row) => row.id === by.personId);
        const row = rows.find((each) => each.id === id);
        if (administrator?.isActive !== true || administrator.role !== 'administrator') {
          throw new EaselError('forbidden', 'Only administrators can do this.');
        }
        if (row === undefined) throw noSuchPerson();
        const { role = row.role, isActive = row.isActive } = change;
        checkChange({ id, by: by.personId, isAdministrator: role === 'administrator', isActive });
        await transaction.update(people).set({ role, isActive }).where(eq(people.id, id));
        await recordChange(transaction, by, row, { role, isActive });
        if (!isActive) {
          await transaction.delete(sessions).where(eq(sessions.personId, id));
          await transaction.delete(invitations).where(eq(invitations.personId, id));
          await transaction.delete(apiTokens).where(eq(apiTokens.personId, id));
        }
        if (!isActive || role !== 'administrator') {
          await transaction.delete(invitations).where(eq(invitations.createdBy, id));
        }
      });
      return personOf(await find(id));
    },
    async rename(change, caller) {
      const id = caller.personId;
      if (Object.keys(change).length === 0) return personOf(await find(id));
      try {
        await database.transaction(async (transaction) => {
          const [row] = await transaction.select().from(people).where(eq(people.id, id)).for('update');
          if (row === undefined) throw noSuchPerson();
          const { name = row.name, email = row.email } = change;
          if (name === row.name && email === row.email) return;
          await transaction.update(people).set({ name, email }).where(eq(people.id, id));
          await record(transaction, caller, {
            action: 'person_renamed',
            subject: { kind: 'person', id, name },
            details: {
              name: name === row.name ? null : { from: row.name, to: name },
              email: email === row.email ? null : { from: row.email, to: email },
            },
          });
        });
      } catch (thrown) {
        if (isUniqueViolation(thrown)) throw emailIsUsed();
        throw thrown;
      }
      return personOf(await find(id));
    },
    hashNewPassword,
    async setPassword({ text, field, replacing }, caller) {
      const { personId: id, sessionId: exceptSession } = caller;
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
        await record(transaction, caller, { action: 'password_changed', subject: null, details: {} });
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
