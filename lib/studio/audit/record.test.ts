import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEvent } from '../../contract/studio/audit-actions.ts';
import { auditEntries } from '../../database/studio-audit-tables.ts';
import { people } from '../../database/studio-people-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { callerOf, testAccess } from '../testing/caller-of.ts';
import { expireEntries } from './expire-entries.ts';
import { record } from './record.ts';

const ann = '00000000-0000-4000-8000-00000000000a';
const event: AuditEvent = { action: 'items_trashed', subject: null, details: { count: 2 } };

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase('studio');
  await test.connection.database
    .insert(people)
    .values({ id: ann, name: 'Ann', email: 'ann@example.com', role: 'maker' });
});
afterAll(() => test.drop());
beforeEach(() => expireEntries(test.connection.database, -1));

const read = () => test.connection.database.select().from(auditEntries).orderBy(auditEntries.id);

/** What PostgreSQL says of a statement. */
const attempt = (statement: Parameters<typeof test.connection.database.execute>[0]) =>
  test.connection.database.execute(statement).catch(({ cause }: Error) => (cause as Error).message);
const kept = 'entries of the audit log cannot be changed or deleted';

describe('record', () => {
  it('names people as they are called at the moment', async () => {
    const { database } = test.connection;
    await record(database, callerOf(ann), event);
    await database.update(people).set({ name: 'Anna' }).where(eq(people.id, ann));
    await record(database, callerOf(ann), event);
    await database.update(people).set({ name: 'Ann' }).where(eq(people.id, ann));
    expect(await read()).toMatchObject([
      { personId: ann, personName: 'Ann', personEmail: 'ann@example.com', address: '192.0.2.1', access: 'session' },
      { personId: ann, personName: 'Anna', details: { count: 2 } },
    ]);
  });

  it('records somebody unknown', async () => {
    await record(test.connection.database, { personId: null, access: { ...testAccess, by: 'password' } }, event);
    expect(await read()).toMatchObject([{ personId: null, personName: null, tokenName: null, access: 'password' }]);
  });

  it('stands and falls with the transaction of what was done', async () => {
    const { database } = test.connection;
    const failed = database.transaction(async (transaction) => {
      await transaction.update(people).set({ role: 'viewer' }).where(eq(people.id, ann));
      await record(transaction, callerOf(ann), event);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await read()).toEqual([]);
    expect(await database.select({ role: people.role }).from(people).where(eq(people.id, ann))).toEqual([
      { role: 'maker' },
    ]);
  });

  it('stores texts that PostgreSQL would refuse, and cuts long ones off', async () => {
    const email = `a\0b\ud800${'x'.repeat(1000)}`;
    await record(
      test.connection.database,
      { personId: null, access: { ...testAccess, userAgent: '\0' } },
      {
        action: 'login_failed',
        subject: { kind: 'person', id: 'x'.repeat(1000), name: '\0Ann\ud800' },
        details: { email, omitted: 0 },
      },
    );
    expect(await read()).toMatchObject([
      {
        userAgent: '',
        subjectId: 'x'.repeat(320),
        subjectName: 'Ann\ufffd',
        details: { email: `ab\ufffd${'x'.repeat(317)}` },
      },
    ]);
  });
});

describe('the entries of the audit log', () => {
  it('can be neither changed nor deleted', async () => {
    await record(test.connection.database, callerOf(ann), event);
    expect(await attempt(sql`update studio.audit_entries set person_name = 'Ben'`)).toBe(kept);
    expect(await attempt(sql`delete from studio.audit_entries`)).toBe(kept);
    expect(await attempt(sql`truncate studio.audit_entries`)).toBe(kept);
    expect(await read()).toMatchObject([{ personName: 'Ann' }]);
  });
});

describe('expireEntries', () => {
  it('deletes what is older, and nothing else', async () => {
    const { database } = test.connection;
    const row = { access: 'session', userAgent: '', action: 'logged_in', details: {} } as const;
    const age = (hours: number) => ({ ...row, createdAt: sql`now() - make_interval(hours => ${hours})` });
    await database.insert(auditEntries).values([age(49), age(47)]);
    await expireEntries(database, 2);
    expect(await read()).toHaveLength(1);
    expect(await attempt(sql`delete from studio.audit_entries`)).toBe(kept);
  });
});
