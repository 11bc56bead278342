import { randomUUID } from 'node:crypto';
import { and, eq, or, sql } from 'drizzle-orm';
import { hiddenCharacters, personLimits } from '../../../contract/studio/person-limits.ts';
import { roles, type Role } from '../../../contract/studio/permissions.ts';
import type { Database } from '../../../database/connect.ts';
import { isUniqueViolation } from '../../../database/is-unique-violation.ts';
import { apiTokens, identities, invitations, people, sessions } from '../../../database/studio-people-tables.ts';
import { record } from '../../audit/record.ts';
import type { Access } from '../../context/access.ts';
import { firstPersonId } from '../first-person.ts';

/** Somebody whom an OpenID Connect provider or a trusted proxy names. */
export interface Identity {
  /** The issuer of the provider, or `proxy`. */
  issuer: string;
  /** The name of the account there. Together with the issuer it never means another person. */
  subject: string;
  /** A name to show. */
  name: string;
  /** In lower case; null unless the issuer confirms that it is the person's. */
  email: string | null;
  groups: readonly string[];
}

/** Which roles people get whom a provider or a proxy names. */
export interface RoleRules {
  byGroup: ReadonlyMap<string, Role>;
  /** For people in none of the groups; null refuses them. */
  fallback: Role | null;
}

/**
 * Finds the person of an identity, or creates one.
 *
 * @param access how and from where they come
 * @returns the id of the person; null for somebody who is not allowed in
 */
export type AdmitIdentity = (identity: Identity, access: Access) => Promise<string | null>;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type Row = typeof people.$inferSelect;

/** How often a login starts again because another one created the same person or address meanwhile. */
const mostTries = 3;

/** The highest role of somebody's groups; null if none of them has one. */
function roleOfGroups(groups: readonly string[], byGroup: RoleRules['byGroup']): Role | null {
  const found = new Set(groups.map((group) => byGroup.get(group)));
  return roles.findLast((role) => found.has(role)) ?? null;
}

/**
 * Whether a login may take over the account that has its e-mail address. The studio does not check the addresses that
 * people enter: somebody with an identity of their own may have entered the address of another person, to get that
 * person's role. So other identities of the account must have had the same address, confirmed.
 */
async function mayLink(transaction: Transaction, personId: string, { issuer, email }: Identity): Promise<boolean> {
  const others = await transaction.select().from(identities).where(eq(identities.personId, personId));
  return others.every((other) => other.issuer !== issuer && other.email === email);
}

/**
 * Ends what lets in anybody but the person whom the issuer names: whoever created the account may not be that person.
 */
async function endOtherLogins(transaction: Transaction, personId: string): Promise<void> {
  // The first administrator's password is in the server's settings.
  if (personId === firstPersonId) return;
  await transaction.update(people).set({ passwordHash: null }).where(eq(people.id, personId));
  await transaction.delete(sessions).where(eq(sessions.personId, personId));
  await transaction
    .delete(invitations)
    .where(or(eq(invitations.personId, personId), eq(invitations.createdBy, personId)));
  await transaction.delete(apiTokens).where(eq(apiTokens.personId, personId));
}

/** Records that a login changed a role. */
async function recordRole(transaction: Transaction, person: Row, role: Role, access: Access): Promise<void> {
  if (role === person.role) return;
  await record(
    transaction,
    { personId: person.id, access },
    {
      action: 'role_changed',
      subject: { kind: 'person', id: person.id, name: person.name },
      details: { from: person.role, to: role },
    },
  );
}

/** Takes everything from somebody who is in none of the groups that are let in, until one of them lets them in again. */
async function shutOut(transaction: Transaction, person: Row, access: Access): Promise<void> {
  await transaction.update(people).set({ role: roles[0] }).where(eq(people.id, person.id));
  await recordRole(transaction, person, roles[0], access);
  await endOtherLogins(transaction, person.id);
}

const withoutHidden = (text: string) => text.replaceAll(new RegExp(hiddenCharacters, 'gu'), '');

/** A name as people may enter it themselves: without hidden characters, and not too long. */
function visibleName(text: string): string {
  // The second time for half a character at the end.
  return withoutHidden(withoutHidden(text.normalize('NFC')).trim().slice(0, personLimits.name));
}

/** Creates a person. @returns their id */
async function create(
  transaction: Transaction,
  identity: Identity,
  { email, role, access }: { email: string | null; role: Role; access: Access },
): Promise<string> {
  const id = randomUUID();
  const name = [identity.name, identity.subject].map(visibleName).find((text) => /[\p{L}\p{N}]/u.test(text)) ?? id;
  await transaction.insert(people).values({ id, name, email, role });
  await record(transaction, { personId: id, access }, { action: 'person_created', subject: null, details: { role } });
  return id;
}

/** Creates the admission of people whom a provider or a proxy names. */
export function createAdmission(options: { database: Database; roles: RoleRules }): AdmitIdentity {
  const { database } = options;
  const { byGroup, fallback } = options.roles;

  /** The role at a login. Groups decide; without them the role stays, unless groups gave it that no longer do. */
  function roleAfter({ id, role }: Row, groupRole: Role | null, groupRoleBefore: Role | null): Role | null {
    if (id === firstPersonId) return role;
    if (groupRole !== null || fallback === null) return groupRole;
    return role === groupRoleBefore ? fallback : role;
  }

  async function admit(transaction: Transaction, identity: Identity, access: Access): Promise<string | null> {
    const { issuer, subject, email } = identity;
    const groupRole = roleOfGroups(identity.groups, byGroup);
    const isIdentity = and(eq(identities.issuer, issuer), eq(identities.subject, subject));
    const [known] = await transaction
      .select({ person: people, groupRole: identities.groupRole })
      .from(identities)
      .innerJoin(people, eq(people.id, identities.personId))
      .where(isIdentity)
      // An administrator may change the role at this moment.
      .for('update');
    const [namesake] =
      known !== undefined || email === null
        ? []
        : await transaction.select().from(people).where(eq(people.email, email)).for('update');
    const isLinked = namesake !== undefined && (await mayLink(transaction, namesake.id, identity));
    const person = isLinked ? namesake : known?.person;
    if (person?.isActive === false) return null;
    const role =
      person === undefined ? (groupRole ?? fallback) : roleAfter(person, groupRole, known?.groupRole ?? null);
    if (role === null) {
      if (known !== undefined) await shutOut(transaction, known.person, access);
      return null;
    }

    const personId =
      person?.id ??
      (await create(transaction, identity, { email: namesake === undefined ? email : null, role, access }));
    if (isLinked) {
      await endOtherLogins(transaction, namesake.id);
      await record(transaction, { personId, access }, { action: 'person_linked', subject: null, details: {} });
    }
    if (person !== undefined) await recordRole(transaction, person, role, access);
    await transaction
      .update(people)
      .set({ role, lastSeenAt: sql`now()` })
      .where(eq(people.id, personId));
    if (role !== 'administrator') await transaction.delete(invitations).where(eq(invitations.createdBy, personId));
    if (known === undefined) {
      // Fails if another login of this identity was faster; its person is then found at the next try.
      await transaction.insert(identities).values({ issuer, subject, personId, email, groupRole });
    } else {
      await transaction.update(identities).set({ email, groupRole }).where(isIdentity);
    }
    return personId;
  }

  return async (identity, access) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await database.transaction((transaction) => admit(transaction, identity, access));
      } catch (thrown) {
        if (!isUniqueViolation(thrown) || tries === mostTries) throw thrown;
      }
    }
  };
}
