import { ne } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../../contract/studio/permissions.ts';
import { people } from '../../../database/studio-people-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { createLogger } from '../../../logging/create-logger.ts';
import { peerAddressHeader } from '../../../network/peer-address.ts';
import { listenToDatabase, type DatabaseListener } from '../../events/listen-to-database.ts';
import { createLogin } from '../create-login.ts';
import type { Login } from '../login.ts';
import { createPeople } from '../create-people.ts';
import { firstPersonId } from '../first-person.ts';
import { createAdmission, type Identity } from './admit-identity.ts';
import { createProxyIdentity } from './proxy-identity.ts';
import { firstCaller } from '../../testing/caller-of.ts';
import { auditEntries } from '../../../database/studio-audit-tables.ts';
import { expireEntries } from '../../audit/expire-entries.ts';
import { createFailedLogins } from '../failed-logins.ts';

const proxy = '10.0.0.1';
const byGroup = new Map<string, Role>([['designers', 'maker']]);
const roles = { byGroup, fallback: 'viewer' as const };
const trustedProxies: [ipaddr.IPv4 | ipaddr.IPv6, number][] = [[ipaddr.process(proxy), 32]];
let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase('studio');
});
afterAll(() => test.drop());
beforeEach(async () => {
  await test.connection.database.delete(people).where(ne(people.id, firstPersonId));
});

/** The headers of a request that a peer sends to the studio. */
const from = (peer: string, headers: Record<string, string>) => new Headers({ [peerAddressHeader]: peer, ...headers });

/** The headers of a request that the proxy passes on for a client. */
const via = (address: string, headers: object) => from(proxy, { ...headers, 'x-forwarded-for': address });

/** The login by the header, with the identities that it admits. */
function create(now = Date.now) {
  const { database } = test.connection;
  const admitted: Identity[] = [];
  const admit = createAdmission({ database, roles });
  const identify = createProxyIdentity({
    header: 'X-Forwarded-Email',
    groupsHeader: 'X-Forwarded-Groups',
    trustedProxies,
    admit: (identity, access) => {
      admitted.push(identity);
      return admit(identity, access);
    },
    failures: createFailedLogins({ database }),
    database,
    now,
  });
  return { identify, admitted };
}

const ann = { 'x-forwarded-email': 'Ann@Example.com' };

describe('createProxyIdentity', () => {
  it('identifies whom the proxy names', async () => {
    const { identify, admitted } = create();
    const caller = await identify(from(proxy, { ...ann, 'x-forwarded-groups': 'staff, designers' }));
    expect(caller).toEqual({ personId: expect.any(String), role: 'maker', sessionId: null, token: null });
    expect(admitted).toEqual([
      {
        issuer: 'proxy',
        subject: 'ann@example.com',
        name: 'ann',
        email: 'ann@example.com',
        groups: ['staff', 'designers'],
      },
    ]);
    expect(await identify(from(`::ffff:${proxy}`, { 'x-forwarded-email': 'bob' }))).toMatchObject({ role: 'viewer' });
    expect(admitted[1]).toMatchObject({ subject: 'bob', name: 'bob', email: null });
  });

  it('ignores the header of anybody else', async () => {
    const { identify, admitted } = create();
    for (const peer of ['203.0.113.9', '10.0.0.2', '', 'unknown']) expect(await identify(from(peer, ann))).toBeNull();
    expect(await identify(from('203.0.113.9', { ...ann, 'x-forwarded-for': proxy }))).toBeNull();
    expect(await identify(new Headers(ann))).toBeNull();
    expect(await identify(from(proxy, {}))).toBeNull();
    expect(await identify(from(proxy, { 'x-forwarded-email': ' ' }))).toBeNull();
    expect(admitted).toEqual([]);
  });

  it('refuses a header that came twice', async () => {
    const { identify } = create();
    expect(await identify(from(proxy, { 'x-forwarded-email': 'boss@example.com, ann@example.com' }))).toBe('refused');
  });

  it('looks up the person once a minute, also for requests at the same time', async () => {
    let time = 0;
    const { identify, admitted } = create(() => time);
    const callers = await Promise.all(Array.from({ length: 5 }, () => identify(from(proxy, ann))));
    expect(new Set(callers.map((caller) => JSON.stringify(caller))).size).toBe(1);
    expect(admitted).toHaveLength(1);
    time = 59_999;
    await identify(from(proxy, ann));
    expect(admitted).toHaveLength(1);
    time = 60_000;
    await identify(from(proxy, ann));
    await identify(from(proxy, { ...ann, 'x-forwarded-groups': 'designers' }));
    expect(admitted).toHaveLength(3);
  });

  it('records a visit from each address once in twelve hours, and once a minute whom it refuses', async () => {
    const { database } = test.connection;
    await expireEntries(database, -1);
    let time = 0;
    const { identify } = create(() => time);
    const caller = await identify(via('192.0.2.1', ann));
    const { personId } = caller as { personId: string };
    time += 60_000;
    await identify(via('192.0.2.1', ann));
    await identify(via('192.0.2.2', ann));
    await createPeople(database).change(personId, { isActive: false }, firstCaller);
    time += 60_000;
    expect(await identify(via('192.0.2.1', ann))).toBe('refused');
    expect(await identify(via('192.0.2.1', ann))).toBe('refused');
    const entries = await database.select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries.map(({ action, access, address, personName }) => [action, access, address, personName])).toEqual([
      ['person_created', 'proxy', '192.0.2.1', 'ann'],
      ['logged_in', 'proxy', '192.0.2.1', 'ann'],
      ['logged_in', 'proxy', '192.0.2.2', 'ann'],
      ['person_deactivated', 'session', '192.0.2.1', 'Administrator'],
      ['login_refused', 'proxy', '192.0.2.1', null],
    ]);
    expect(entries.at(-1)?.details).toEqual({ name: 'ann@example.com', omitted: 0 });
  });

  it('applies a new role and a deactivation at once', async () => {
    const { identify } = create();
    const everybody = createPeople(test.connection.database);
    const caller = await identify(from(proxy, ann));
    const { personId } = caller as { personId: string };
    await everybody.change(personId, { role: 'maker' }, firstCaller);
    expect(await identify(from(proxy, ann))).toEqual({ personId, role: 'maker', sessionId: null, token: null });
    await everybody.change(personId, { isActive: false }, firstCaller);
    expect(await identify(from(proxy, ann))).toBe('refused');
    await everybody.change(personId, { isActive: true }, firstCaller);
    expect(await identify(from(proxy, ann))).toMatchObject({ personId });
  });
});

describe('createLogin with a proxy’s header', () => {
  let listener: DatabaseListener;
  let login: Login;
  beforeAll(async () => {
    listener = await listenToDatabase({ url: test.url, logger: createLogger('studio', 'silent') });
  });
  beforeEach(async () => {
    login = await createLogin({
      password: 'correct horse',
      openId: null,
      proxyLogin: { header: 'x-forwarded-email', groupsHeader: null },
      roles,
      secret: Buffer.alloc(32, 7),
      database: test.connection.database,
      listener,
      origins: ['http://10.0.0.5:3000'],
      trustedProxies,
      logger: createLogger('studio', 'silent'),
    });
  });
  afterAll(() => listener.close());

  async function personNamed(headers: Record<string, string>): Promise<string> {
    return (await login.identify(from(proxy, headers)))?.personId ?? '';
  }

  it('lets the proxy decide over a session of somebody else', async () => {
    const personId = await personNamed(ann);
    const [own = '', other = ''] = await Promise.all(
      [personId, firstPersonId].map(async (id) => (await login.enter(new Headers(), id, 'link')).split(';')[0]),
    );
    const sessionOf = async (cookie: string, headers: Record<string, string>) =>
      login.identify(from(proxy, { cookie, ...headers }));
    expect(await sessionOf(other, ann)).toMatchObject({ personId, sessionId: null, access: { by: 'proxy' } });
    expect(await sessionOf(own, ann)).toMatchObject({
      personId,
      sessionId: expect.any(String),
      access: { by: 'session' },
    });
    expect(await sessionOf(other, {})).toMatchObject({ personId: firstPersonId });
    expect(await login.identify(from('203.0.113.9', { cookie: other, ...ann }))).toMatchObject({
      personId: firstPersonId,
    });
  });

  it('refuses somebody who is not allowed in, whatever session there is', async () => {
    const personId = await personNamed(ann);
    await createPeople(test.connection.database).change(personId, { isActive: false }, firstCaller);
    const cookie = (await login.enter(new Headers(), firstPersonId, 'link')).split(';')[0] ?? '';
    const headers = from(proxy, { cookie, ...ann });
    expect([await login.identify(headers), await login.isRefused(headers)]).toEqual([null, true]);
    expect((await login.endSignal(headers)).aborted).toBe(true);
    expect(await login.isRefused(from(proxy, {}))).toBe(false);
  });

  it('lets streams run whose sender the proxy names', async () => {
    expect((await login.endSignal(from(proxy, ann))).aborted).toBe(false);
    expect((await login.endSignal(from('203.0.113.9', ann))).aborted).toBe(true);
  });
});
