import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { createLogger } from '../../logging/create-logger.ts';
import { listenToDatabase, type DatabaseListener } from '../events/listen-to-database.ts';
import { createLogin } from './create-login.ts';
import type { Login } from './login.ts';
import { firstPersonId } from './first-person.ts';
import { firstCaller } from '../testing/caller-of.ts';

const password = 'correct horse';
let test: TestDatabase;
let listener: DatabaseListener;
let login: Login;

/** Creates the login of another studio process. */
const anotherLogin = (change: Partial<Parameters<typeof createLogin>[0]> = {}) =>
  createLogin({
    password,
    openId: null,
    proxyLogin: null,
    roles: { byGroup: new Map(), fallback: 'viewer' },
    logger: createLogger('studio', 'silent'),
    secret: Buffer.alloc(32, 7),
    database: test.connection.database,
    listener,
    origins: ['https://easel.example', 'http://10.0.0.5:3000'],
    trustedProxies: [],
    ...change,
  });

beforeAll(async () => {
  test = await createTestDatabase('studio');
  listener = await listenToDatabase({ url: test.url, logger: createLogger('studio', 'silent') });
});
afterAll(async () => {
  await listener.close();
  await test.drop();
});
beforeEach(async () => {
  login = await anotherLogin();
});

const nobody = new Headers({ host: 'easel.example' });

/** The headers of a browser that has just logged in. */
async function browserOf(login: Login): Promise<Headers> {
  const [cookie = ''] = (await login.logIn(nobody, { email: '', password })) ?? [];
  return new Headers({ host: 'easel.example', cookie: `theme=dark; ${cookie.split(';')[0] ?? ''}` });
}

const isLoggedIn = async (login: Login, headers: Headers) => (await login.identify(headers)) !== null;

async function sessionRows(): Promise<Record<string, unknown>[]> {
  return (await test.connection.database.execute('select * from studio.sessions')).rows;
}

describe('createLogin', () => {
  it('lets everybody in when it is set up for no login', async () => {
    const open = await anotherLogin({ password: null });
    expect(open.isNeeded).toBe(false);
    expect(await isLoggedIn(open, nobody)).toBe(true);
    expect(await open.logIn(nobody, { email: '', password: '' })).toBeNull();
  });

  it('opens a session of a month with the password', async () => {
    expect(await isLoggedIn(login, nobody)).toBe(false);
    const browser = await browserOf(login);
    expect(await isLoggedIn(login, browser)).toBe(true);
    expect(await isLoggedIn(await anotherLogin(), browser)).toBe(true);
    await test.connection.database.execute("update studio.sessions set expires_at = expires_at - interval '29 days'");
    expect(await isLoggedIn(login, browser)).toBe(true);
    await test.connection.database.execute("update studio.sessions set expires_at = expires_at - interval '1 day'");
    expect(await isLoggedIn(login, browser)).toBe(false);
    await browserOf(login);
    expect(await sessionRows()).toHaveLength(1);
  });

  it('sets cookies that scripts cannot read, and that are secure on https hosts', async () => {
    const session = /^easel_session=[\w-]+; Path=\/; Max-Age=\d{7}; HttpOnly; SameSite=Lax; Secure$/;
    const browser = /^easel_browser=[\w.-]+; Path=\/; Max-Age=\d{8}; HttpOnly; SameSite=Strict; Secure$/;
    const cookies = (await login.logIn(nobody, { email: '', password })) ?? [];
    expect(cookies).toEqual([expect.stringMatching(session), expect.stringMatching(browser)]);
    const [plain] = (await login.logIn(new Headers({ host: '10.0.0.5:3000' }), { email: '', password })) ?? [];
    expect(plain).toMatch(/; SameSite=Lax$/);
  });

  it('accepts no session that it did not open, and stores no tokens', async () => {
    const cookie = (await browserOf(login)).get('cookie') ?? '';
    const [row] = await sessionRows();
    const forged = [
      'easel_session=',
      `easel_session=${String(row?.['id'])}`,
      cookie.toLowerCase(),
      `${cookie}x`,
      'other=1',
    ];
    for (const value of forged) expect(await isLoggedIn(login, new Headers({ cookie: value }))).toBe(false);
    const token = /easel_session=(.+)/.exec(cookie)?.[1] ?? 'none';
    expect(JSON.stringify(await sessionRows())).not.toContain(token);
    expect(JSON.stringify(await sessionRows())).not.toContain(password);
  });

  it('ends only the session of the browser that logs out', async () => {
    const [leaving, staying] = [await browserOf(login), await browserOf(login)];
    expect(await login.logOut(leaving)).toMatch(/^easel_session=; Path=\/; Max-Age=0; /);
    expect([await isLoggedIn(login, leaving), await isLoggedIn(login, staying)]).toEqual([false, true]);
    await login.logOut(nobody);
    expect(await isLoggedIn(login, staying)).toBe(true);
  });

  it('ends the previous session when a browser logs in again', async () => {
    const browser = await browserOf(login);
    expect(await login.logIn(browser, { email: '', password: 'wrong' })).toBeNull();
    expect(await isLoggedIn(login, browser)).toBe(true);
    await login.logIn(browser, { email: '', password });
    expect(await isLoggedIn(login, browser)).toBe(false);
  });

  it('ends all sessions at once', async () => {
    const browsers = [await browserOf(login), await browserOf(login)];
    await login.sessions.endAllOf({ id: firstPersonId, name: 'Administrator' }, firstCaller);
    expect(await Promise.all(browsers.map((browser) => isLoggedIn(login, browser)))).toEqual([false, false]);
    expect(await sessionRows()).toEqual([]);
  });

  it('ends the sessions of a changed password permanently', async () => {
    const browser = await browserOf(login);
    const changed = await anotherLogin({ password: 'battery staple' });
    expect(await isLoggedIn(changed, browser)).toBe(false);
    expect(await sessionRows()).toEqual([]);
    expect(await isLoggedIn(await anotherLogin(), browser)).toBe(false);
  });

  it('needs a login without a studio password too, where a provider or a proxy is set', async () => {
    const settings = { issuer: 'https://id.example', clientId: 'easel', clientSecret: 'secret', groupsClaim: null };
    for (const change of [{ openId: settings }, { proxyLogin: { header: 'remote-user', groupsHeader: null } }]) {
      const other = await anotherLogin({ password: null, ...change });
      expect([other.isNeeded, await isLoggedIn(other, nobody), await other.passwordEntry()]).toEqual([
        true,
        false,
        null,
      ]);
      for (const guess of ['', password, 'null']) {
        expect(await other.logIn(nobody, { email: '', password: guess })).toBeNull();
      }
    }
  });

  it('keeps the sessions of a provider when the password is removed, and ends those of the password', async () => {
    const openId = { issuer: 'https://id.example', clientId: 'easel', clientSecret: 'secret', groupsClaim: null };
    const byPassword = await browserOf(login);
    const cookie = (await login.enter(nobody, firstPersonId, 'link')).split(';')[0] ?? '';
    const changed = await anotherLogin({ password: null, openId });
    expect(await isLoggedIn(changed, byPassword)).toBe(false);
    expect(await isLoggedIn(changed, new Headers({ cookie }))).toBe(true);
    await changed.sessions.endAllOf({ id: firstPersonId, name: 'Administrator' }, firstCaller);
  });

  it('ends all sessions when the password is removed', async () => {
    const browser = await browserOf(login);
    await anotherLogin({ password: null });
    expect(await isLoggedIn(await anotherLogin(), browser)).toBe(false);
  });

  it('aborts the responses to a browser when any process ends its session', async () => {
    const [leaving, staying] = [await browserOf(login), await browserOf(login)];
    const [end, otherEnd] = [await login.endSignal(leaving), await login.endSignal(staying)];
    expect(end.aborted).toBe(false);
    await (await anotherLogin()).logOut(leaving);
    await expect.poll(() => end.aborted).toBe(true);
    expect(otherEnd.aborted).toBe(false);
    expect((await login.endSignal(leaving)).aborted).toBe(true);
    expect((await login.endSignal(nobody)).aborted).toBe(true);
  });

  it('aborts all responses when the end of a session may have been missed', async () => {
    const browser = await browserOf(login);
    const end = await login.endSignal(browser);
    await test.connection.database.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'easel studio session' and datname = current_database()`);
    await expect.poll(() => end.aborted).toBe(true);
    expect((await login.endSignal(browser)).aborted).toBe(false);
  });
});
