import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../../contract/studio/permissions.ts';
import { identities, people, sessions } from '../../../database/studio-people-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { createApiTokens } from '../create-api-tokens.ts';
import { createPeople } from '../create-people.ts';
import { createSessions } from '../create-sessions.ts';
import { firstPersonId } from '../first-person.ts';
import { createAdmission, type Identity } from './admit-identity.ts';
import { auditEntries } from '../../../database/studio-audit-tables.ts';
import { expireEntries } from '../../audit/expire-entries.ts';
import { callerOf, firstCaller, testAccess } from '../../testing/caller-of.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase('studio');
});
afterAll(() => test.drop());
beforeEach(async () => {
  const { database } = test.connection;
  await database.delete(identities);
  await database.update(people).set({ email: null }).where(eq(people.id, firstPersonId));
  for (const { id } of await database.select().from(people)) {
    if (id !== firstPersonId) await database.delete(people).where(eq(people.id, id));
  }
});

const byGroup = new Map<string, Role>([
  ['designers', 'maker'],
  ['leads', 'administrator'],
]);
const ann: Identity = {
  issuer: 'https://id.example',
  subject: 'subject-of-ann',
  name: 'Ann',
  email: 'ann@example.com',
  groups: [],
};

/** Admits an identity, as after the settings given. @returns the person, or null */
async function admit(change: Partial<Identity> = {}, fallback: Role | null = 'viewer') {
  const { database } = test.connection;
  const id = await createAdmission({ database, roles: { byGroup, fallback } })({ ...ann, ...change }, testAccess);
  if (id === null) return null;
  const [person] = await database.select().from(people).where(eq(people.id, id));
  return person ?? null;
}

/** Adds a person as an invitation does. */
async function invite(email: string | null, role: Role = 'maker'): Promise<string> {
  const id = crypto.randomUUID();
  await test.connection.database.insert(people).values({ id, name: 'Invited', email, role, passwordHash: 'scrypt$x' });
  return id;
}

const countPeople = async () => (await test.connection.database.select().from(people)).length - 1;

describe('createAdmission', () => {
  it('creates a person at the first login, and finds them at the next', async () => {
    const person = await admit();
    expect(person).toMatchObject({ name: 'Ann', email: 'ann@example.com', role: 'viewer', passwordHash: null });
    expect(await admit({ name: 'Ann Lee', email: 'ann.lee@example.com' })).toMatchObject({
      id: person?.id,
      name: 'Ann',
    });
    expect(await admit({ issuer: 'https://other.example', email: null })).not.toMatchObject({ id: person?.id });
    expect(await countPeople()).toBe(2);
  });

  it('creates one person when somebody logs in several times at once', async () => {
    const admitted = await Promise.all(Array.from({ length: 8 }, () => admit()));
    expect(new Set(admitted.map((person) => person?.id)).size).toBe(1);
    expect(await countPeople()).toBe(1);
  });

  it('takes names of any kind', async () => {
    expect(await admit({ subject: 'long', email: null, name: `\u0000${'n'.repeat(500)}` })).toMatchObject({
      name: 'n'.repeat(80),
    });
    expect(await admit({ subject: 'nameless', email: null, name: ' \n ' })).toMatchObject({ name: 'nameless' });
  });

  it('links a confirmed address to the person who has it, and ends the logins of whoever set up the account', async () => {
    const { database } = test.connection;
    const id = await invite('ann@example.com');
    const token = await createSessions({ database, passwordMark: '', seconds: 60 }).open({
      personId: id,
      isByStudioPassword: false,
      access: testAccess,
    });
    expect(token).toHaveLength(43);
    expect(await admit()).toMatchObject({ id, role: 'maker', name: 'Invited', passwordHash: null });
    expect(await database.select().from(sessions).where(eq(sessions.personId, id))).toEqual([]);
    expect(await countPeople()).toBe(1);
  });

  it('neither links nor stores an address that is not confirmed', async () => {
    const id = await invite('ann@example.com');
    const person = await admit({ email: null });
    expect(person).toMatchObject({ email: null, role: 'viewer' });
    expect(person?.id).not.toBe(id);
  });

  it('does not link to somebody who entered the address of another person', async () => {
    const mallory = await admit({ subject: 'mallory', email: 'mallory@example.com' });
    await createPeople(test.connection.database).rename({ email: 'ann@example.com' }, callerOf(mallory?.id ?? ''));
    for (const issuer of [ann.issuer, 'proxy']) {
      const person = await admit({ issuer, groups: ['leads'] });
      expect(person).toMatchObject({ email: null, role: 'administrator' });
      expect(person?.id).not.toBe(mallory?.id);
    }
    expect(await admit({ subject: 'mallory', email: 'mallory@example.com' })).toMatchObject({ role: 'viewer' });
  });

  it('links the account of another issuer that has confirmed the same address', async () => {
    const person = await admit({ issuer: 'proxy', subject: 'ann@example.com' });
    expect(await admit()).toMatchObject({ id: person?.id });
    expect(await admit({ subject: 'another-ann' })).not.toMatchObject({ id: person?.id });
  });

  it('gives the highest role of the groups at every login', async () => {
    expect(await admit({ groups: ['staff', 'designers'] })).toMatchObject({ role: 'maker' });
    expect(await admit({ groups: ['leads', 'designers'] })).toMatchObject({ role: 'administrator' });
    expect(await admit({ groups: ['designers'] })).toMatchObject({ role: 'maker' });
  });

  it('takes the role of a group back from somebody who leaves it', async () => {
    await admit({ groups: ['leads'] });
    expect(await admit({ groups: ['staff'] })).toMatchObject({ role: 'viewer' });
  });

  it('leaves the role that an administrator chose where no group decides', async () => {
    const person = await admit();
    await createPeople(test.connection.database).change(person?.id ?? '', { role: 'maker' }, firstCaller);
    expect(await admit({ groups: ['staff'] })).toMatchObject({ role: 'maker' });
    expect(await admit({}, 'administrator')).toMatchObject({ role: 'maker' });
  });

  it('records who is new, who is linked, and which role the groups change', async () => {
    const { database } = test.connection;
    await expireEntries(database, -1);
    await admit({ groups: ['designers'] });
    await admit({ groups: ['designers'] });
    await admit({ groups: ['leads'] });
    await admit({}, null);
    await invite('ben@example.com');
    await admit({ subject: 'ben', email: 'ben@example.com' });
    const entries = await database.select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries.map(({ action, personName, details }) => [action, personName, details])).toEqual([
      ['person_created', 'Ann', { role: 'maker' }],
      ['role_changed', 'Ann', { from: 'maker', to: 'administrator' }],
      ['role_changed', 'Ann', { from: 'administrator', to: 'viewer' }],
      ['person_linked', 'Invited', {}],
    ]);
  });

  it('refuses people without a group where there is no default role', async () => {
    expect(await admit({}, null)).toBeNull();
    expect(await countPeople()).toBe(0);
    expect(await admit({ groups: ['designers'] }, null)).toMatchObject({ role: 'maker' });
    expect(await admit({ groups: [] }, null)).toBeNull();
  });

  it('takes everything from somebody who left the groups that are let in, and nothing from anybody else', async () => {
    const { database } = test.connection;
    const person = await admit({ groups: ['leads'] }, null);
    const personId = person?.id ?? '';
    const tokens = createApiTokens(database);
    await tokens.create(callerOf(personId), { name: 'token', scope: 'administer', expiresInDays: null });
    expect(await admit({}, null)).toBeNull();
    expect(await createPeople(database).read(personId)).toMatchObject({ role: 'viewer', isActive: true });
    expect(await tokens.list(personId)).toEqual([]);

    const invited = await invite('bob@example.com');
    expect(await admit({ subject: 'bob', email: 'bob@example.com' }, null)).toBeNull();
    expect(await createPeople(database).read(invited)).toMatchObject({ role: 'maker' });
    expect(await createPeople(database).hasPassword(invited)).toBe(true);
  });

  it('never changes the first administrator', async () => {
    await createPeople(test.connection.database).rename({ email: 'ann@example.com' }, firstCaller);
    for (const groups of [[], ['designers']]) {
      expect(await admit({ groups }, null)).toMatchObject({ id: firstPersonId, role: 'administrator' });
    }
  });

  it('refuses somebody who is deactivated, before and after the first login', async () => {
    const everybody = createPeople(test.connection.database);
    await everybody.change(await invite('ann@example.com'), { isActive: false }, firstCaller);
    expect(await admit({ groups: ['leads'] })).toBeNull();
    const bob = { subject: 'bob', email: null };
    const person = await admit(bob);
    await everybody.change(person?.id ?? '', { isActive: false }, firstCaller);
    expect(await admit(bob)).toBeNull();
    expect(await countPeople()).toBe(2);
  });
});
