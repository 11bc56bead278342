import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EaselError } from '../../contract/error.ts';
import { auditEntries } from '../../database/studio-audit-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { expireEntries } from '../audit/expire-entries.ts';
import { createFailedLogins } from './failed-logins.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase('studio');
});
afterAll(() => test.drop());
beforeEach(() => expireEntries(test.connection.database, -1));

const from = (address: string) => ({ by: 'password' as const, address, userAgent: '' });
const wrong = async () => null;
const tooMany = async (): Promise<null> => {
  throw new EaselError('too_many_requests', 'Wait.');
};

function create() {
  let now = 0;
  const failures = createFailedLogins({ database: test.connection.database, now: () => now });
  const attempt = (address: string, check: () => Promise<string | null>) =>
    failures
      .watch({ access: from(address), email: 'eve@example.com', person: null }, check)
      .catch(({ code }: EaselError) => code);
  return { attempt, failures, pass: (ms: number) => (now += ms) };
}

const read = async () =>
  (await test.connection.database.select().from(auditEntries).orderBy(auditEntries.id)).map(
    ({ action, address, details }) => ({ action, address, details }),
  );

describe('createFailedLogins', () => {
  it('records each wrong password with the address that was tried, and no right one', async () => {
    const { attempt } = create();
    expect(await attempt('192.0.2.1', wrong)).toBeNull();
    expect(await attempt('192.0.2.1', async () => 'cookie')).toBe('cookie');
    expect(await read()).toEqual([
      { action: 'login_failed', address: '192.0.2.1', details: { email: 'eve@example.com', omitted: 0 } },
    ]);
  });

  it('keeps what reads as no address to itself, such as a password in the wrong field', async () => {
    const { failures } = create();
    for (const email of ['plum harbour granite', '', 'Eve@Example.com']) {
      await failures.watch({ access: from('192.0.2.1'), email, person: null }, wrong);
    }
    expect((await read()).map(({ details }) => details)).toEqual(
      ['', '', 'eve@example.com'].map((email) => ({ email, omitted: 0 })),
    );
  });

  it('records of what is refused from one address once a minute, and passes each refusal on', async () => {
    const { attempt, pass } = create();
    for (let tries = 0; tries < 5; tries += 1) expect(await attempt('192.0.2.1', tooMany)).toBe('too_many_requests');
    await attempt('192.0.2.2', tooMany);
    pass(60_000);
    await attempt('192.0.2.1', tooMany);
    expect((await read()).map(({ action, address }) => [action, address])).toEqual([
      ['login_limited', '192.0.2.1'],
      ['login_limited', '192.0.2.2'],
      ['login_limited', '192.0.2.1'],
    ]);
  });

  it('records at most 300 a minute from all addresses, and says how many it omitted', async () => {
    const { attempt, pass } = create();
    for (let tries = 0; tries < 310; tries += 1) await attempt(`10.0.${tries >> 8}.${tries & 255}`, wrong);
    expect(await read()).toHaveLength(300);
    pass(1000);
    await attempt('192.0.2.1', wrong);
    expect((await read()).at(-1)).toMatchObject({ address: '192.0.2.1', details: { omitted: 10 } });
  });

  it('records once a minute that somebody is not allowed in', async () => {
    const { failures } = create();
    const access = { ...from('10.0.0.1'), by: 'proxy' as const };
    for (const name of ['eve', 'eve', 'mallory']) await failures.refused(access, name);
    expect((await read()).map(({ details }) => details)).toEqual([
      { name: 'eve', omitted: 0 },
      { name: 'mallory', omitted: 0 },
    ]);
  });
});
