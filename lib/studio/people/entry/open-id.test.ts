import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as begin } from '../../../../app/api/studio/login/openid/route.ts';
import { GET as complete } from '../../../../app/api/studio/login/openid/return/route.ts';
import { GET as readMe } from '../../../../app/api/studio/me/route.ts';
import type { Me } from '../../../contract/studio/person.ts';
import { setStudio } from '../../instance.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { startTestProvider, type TestProvider } from './testing/start-test-provider.ts';
import { auditEntries } from '../../../database/studio-audit-tables.ts';
import { expireEntries } from '../../audit/expire-entries.ts';
import { firstCaller } from '../../testing/caller-of.ts';

const host = '127.0.0.1:3000';
const path = '/api/studio/login/openid';
const context = { params: Promise.resolve({}) };
const ann = {
  sub: 'subject-of-ann',
  name: 'Ann',
  email: 'Ann@Example.com',
  email_verified: true,
  groups: ['designers'],
};
let provider: TestProvider;
let test: TestStudio;

beforeAll(async () => {
  provider = await startTestProvider([`http://${host}${path}/return`, `http://localhost:3000${path}/return`]);
  const { issuer, clientId, clientSecret } = provider;
  test = await startTestStudio({
    openId: { issuer, clientId, clientSecret, groupsClaim: 'groups' },
    roles: { byGroup: new Map([['designers', 'maker']]), fallback: null },
  });
  setStudio(test.studio);
});
afterAll(async () => {
  setStudio(null);
  await test.close();
  await provider.stop();
});

const pairOf = (cookie: string | undefined) => cookie?.split(';')[0] ?? '';

/** Presses the button of the login page. */
async function startLogin(to = '/library', at = host) {
  const query = new URLSearchParams({ to }).toString();
  const response = await begin(new Request(`http://${at}${path}?${query}`, { headers: { host: at } }), context);
  const [set] = response.headers.getSetCookie();
  return { status: response.status, location: response.headers.get('location') ?? '', set, cookie: pairOf(set) };
}

/** Follows the provider back to the studio. */
async function comeBack(url: string, cookie: string) {
  const headers = { host: new URL(url).host, cookie };
  const response = await complete(new Request(url, { headers }), context);
  return {
    status: response.status,
    location: response.headers.get('location'),
    cookies: response.headers.getSetCookie(),
  };
}

/** Logs in from the button to the studio. */
async function logIn(account: Parameters<TestProvider['logIn']>[1]) {
  const { location, cookie } = await startLogin();
  return comeBack(await provider.logIn(location, account), cookie);
}

async function readPerson(cookie: string | undefined): Promise<Me> {
  const request = new Request(`http://${host}/api/studio/me`, { headers: { host, cookie: pairOf(cookie) } });
  return (await (await readMe(request, context)).json()) as Me;
}

describe('createOpenId', () => {
  it('sends a browser to the provider, with a cookie for the way back', async () => {
    const { status, location, set } = await startLogin();
    expect([status, new URL(location).origin]).toEqual([303, provider.issuer]);
    expect(Object.fromEntries(new URL(location).searchParams)).toEqual({
      client_id: 'easel',
      response_type: 'code',
      redirect_uri: `http://${host}${path}/return`,
      scope: 'openid profile email groups',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(set).toMatch(
      /^easel_openid=[\w.-]+; Path=\/api\/studio\/login\/openid; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
  });

  it('logs a person in, and leads to the page that they wanted', async () => {
    const { status, location, cookies } = await logIn(ann);
    expect([status, location]).toEqual([303, '/library']);
    expect(cookies).toEqual([
      expect.stringMatching(/^easel_openid=; Path=\/api\/studio\/login\/openid; Max-Age=0; /),
      expect.stringMatching(/^easel_session=[\w-]{43}; Path=\/; .*; SameSite=Lax$/),
    ]);
    expect(await readPerson(cookies[1])).toMatchObject({
      person: { name: 'Ann', email: 'ann@example.com', role: 'maker' },
      isLoginNeeded: true,
      hasOwnPassword: false,
    });
  });

  it('records who logs in, and who is refused', async () => {
    const { database } = test.studio.context;
    await expireEntries(database, -1);
    await logIn(ann);
    await logIn({ ...ann, sub: 'eve', email: 'eve@example.com', groups: [] });
    const entries = await database.select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      { action: 'logged_in', access: 'openid', personName: 'Ann' },
      { action: 'login_refused', access: 'openid', personId: null, details: { name: 'eve@example.com' } },
    ]);
  });

  it('recognises the person at the next login', async () => {
    const [first, second] = [await logIn(ann), await logIn({ ...ann, name: 'Ann Lee' })];
    const [before, after] = [await readPerson(first.cookies[1]), await readPerson(second.cookies[1])];
    expect(after.person.id).toBe(before.person.id);
  });

  it('takes no address that the provider does not confirm', async () => {
    const { cookies } = await logIn({ ...ann, sub: 'bob', email: 'bob@example.com', email_verified: false });
    expect((await readPerson(cookies[1])).person.email).toBeNull();
  });

  it('returns to the host that the browser uses', async () => {
    const at = 'localhost:3000';
    const { location, cookie } = await startLogin('/', at);
    const url = await provider.logIn(location, ann);
    expect(new URL(url).host).toBe(at);
    expect((await comeBack(url, cookie)).location).toBe('/');
  });

  it('leads only to the studio’s own pages', async () => {
    const { location, cookie } = await startLogin('https://evil.example/');
    expect((await comeBack(await provider.logIn(location, ann), cookie)).location).toBe('/');
  });

  it('refuses an answer with another state, or without the browser’s own attempt', async () => {
    const [own, other] = [await startLogin(), await startLogin('/models')];
    const url = await provider.logIn(own.location, ann);
    const forged = `${own.cookie.slice(0, -1)}${own.cookie.endsWith('A') ? 'B' : 'A'}`;
    expect((await comeBack(url, other.cookie)).location).toBe('/login?problem=unfinished&to=%2Fmodels');
    for (const cookie of ['', 'easel_openid=', 'easel_openid=e30.x', forged]) {
      const { location, cookies } = await comeBack(url, cookie);
      expect([location, cookies.length]).toEqual(['/login?problem=unfinished', 1]);
    }
    expect((await comeBack(url, own.cookie)).location).toBe('/library');
  });

  it('refuses the code of another login', async () => {
    const [own, other] = [await startLogin(), await startLogin()];
    const url = new URL(await provider.logIn(own.location, ann));
    const answer = new URL(await provider.logIn(other.location, { ...ann, sub: 'mallory' }));
    url.searchParams.set('code', answer.searchParams.get('code') ?? '');
    const { location, cookies } = await comeBack(url.href, own.cookie);
    expect([location, cookies.length]).toEqual(['/login?problem=provider&to=%2Flibrary', 1]);
  });

  it('takes an answer once', async () => {
    const { location, cookie } = await startLogin();
    const url = await provider.logIn(location, ann);
    expect((await comeBack(url, cookie)).location).toBe('/library');
    const { location: again, cookies } = await comeBack(url, cookie);
    expect([again, cookies.length]).toEqual(['/login?problem=provider&to=%2Flibrary', 1]);
  });

  it('refuses people who are not allowed in: by the provider, by the groups, by an administrator', async () => {
    const refused = '/login?problem=refused&to=%2Flibrary';
    expect((await logIn(null)).location).toBe(refused);
    expect((await logIn({ ...ann, sub: 'guest', groups: ['guests'] })).location).toBe(refused);
    const carol = { ...ann, sub: 'carol', email: 'carol@example.com' };
    const { cookies } = await logIn(carol);
    const { person } = await readPerson(cookies[1]);
    await test.studio.people.change(person.id, { isActive: false }, firstCaller);
    const { location, cookies: none } = await logIn(carol);
    expect([location, none.length]).toEqual([refused, 1]);
  });

  it('says that the provider is down, and logs in once it is back', async () => {
    const { location, cookie } = await startLogin();
    const url = await provider.logIn(location, ann);
    await provider.stop();
    // It has never reached the provider.
    setStudio(await test.another());
    expect(await startLogin()).toMatchObject({ location: '/login?problem=provider&to=%2Flibrary', set: undefined });
    expect((await comeBack(url, cookie)).location).toBe('/login?problem=provider&to=%2Flibrary');
    await provider.start();
    expect((await logIn(ann)).location).toBe('/library');
    setStudio(test.studio);
  });

  it('is nothing in a studio without a provider', async () => {
    setStudio({ ...test.studio, login: { ...test.studio.login, openId: null } });
    const request = new Request(`http://${host}${path}`, { headers: { host } });
    expect([(await begin(request, context)).status, (await complete(request, context)).status]).toEqual([404, 404]);
    setStudio(test.studio);
  });
});
