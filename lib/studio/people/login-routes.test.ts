import ipaddr from 'ipaddr.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as readEvents } from '../../../app/api/events/route.ts';
import { POST as logIn } from '../../../app/api/studio/login/route.ts';
import { DELETE as logOut } from '../../../app/api/studio/sessions/current/route.ts';
import { DELETE as logOutEverywhere } from '../../../app/api/studio/sessions/route.ts';
import { GET as readStatus } from '../../../app/api/studio/status/route.ts';
import { connectDatabase } from '../../database/connect.ts';
import { peerAddressHeader } from '../../network/peer-address.ts';
import { setStudio } from '../instance.ts';
import { createSessions } from './create-sessions.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';
import { firstCaller } from '../testing/caller-of.ts';

const password = 'a lighthouse in fog';
const host = '127.0.0.1:3000';
const origin = `http://${host}/api/studio`;
const proxy = '10.0.0.1';
const context = { params: Promise.resolve({}) };
let test: TestStudio;

beforeAll(async () => {
  test = await startTestStudio({ password, trustedProxies: [[ipaddr.process(proxy), 32]] });
  setStudio(test.studio);
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});

/** Posts the login form from an address, as the request guard passes it on. */
function tryPassword(guess: string, from: string, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ password: guess });
  const own = { host, [peerAddressHeader]: from };
  return logIn(new Request(`${origin}/login`, { method: 'POST', headers: { ...own, ...headers }, body }), context);
}

/** Sends wrong passwords until the studio limits them. */
async function guessUntilRefused(from: string, headers: Record<string, string> = {}): Promise<void> {
  for (let guess = 0; guess < 100; guess += 1) {
    const { headers: answer } = await tryPassword(`guess ${guess}`, from, headers);
    if (answer.get('location') === '/login?problem=wait') return;
  }
  throw new Error('A hundred guesses were taken.');
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

async function statusWith(cookie: string): Promise<number> {
  return (await readStatus(new Request(`${origin}/status`, { headers: { host, cookie } }), context)).status;
}

describe('/api/studio/login', () => {
  it('lets the owner in while strangers guess', async () => {
    await guessUntilRefused('203.0.113.9');
    const answer = await tryPassword(password, '192.0.2.1');
    expect(answer.headers.get('location')).toBe('/');
    expect(await statusWith(cookiesOf(answer))).toBe(200);
  });

  it('refuses even the right password from an address with too many wrong ones', async () => {
    await guessUntilRefused('203.0.113.10');
    expect((await tryPassword(password, '203.0.113.10')).headers.get('location')).toBe('/login?problem=wait');
  });

  it('ignores the X-Forwarded-For of strangers, and counts a network as one address', async () => {
    await guessUntilRefused('203.0.113.11');
    const claim = await tryPassword('guess', '203.0.113.11', { 'x-forwarded-for': '198.51.100.1' });
    expect(claim.headers.get('location')).toBe('/login?problem=wait');
    await guessUntilRefused('2001:db8:1:2::1');
    const neighbour = await tryPassword('guess', '2001:db8:1:2:ffff::9');
    expect(neighbour.headers.get('location')).toBe('/login?problem=wait');
    expect((await tryPassword('guess', '2001:db8:1:3::1')).headers.get('location')).toBe('/login?problem=wrong');
  });

  it('counts addresses behind a trusted proxy separately', async () => {
    await guessUntilRefused(proxy, { 'x-forwarded-for': '198.51.100.2' });
    const owner = await tryPassword(password, proxy, { 'x-forwarded-for': '198.51.100.2, 192.0.2.2' });
    expect(owner.headers.get('location')).toBe('/');
  });

  it('lets a known browser in while others guess from its address', async () => {
    const known = cookiesOf(await tryPassword(password, '192.0.2.3'));
    await guessUntilRefused('192.0.2.3');
    const forged = known.replace(/easel_browser=[^.]+/, 'easel_browser=AAAAAAAAAAAAAAAAAAAAAA');
    for (const cookie of ['', 'easel_browser=', forged]) {
      expect((await tryPassword(password, '192.0.2.3', { cookie })).headers.get('location')).toBe(
        '/login?problem=wait',
      );
    }
    expect((await tryPassword(password, '192.0.2.3', { cookie: known })).headers.get('location')).toBe('/');
  });

  it('limits the guesses of a known browser as well', async () => {
    const cookie = cookiesOf(await tryPassword(password, '192.0.2.4'));
    await guessUntilRefused('192.0.2.4', { cookie });
    expect((await tryPassword(password, '192.0.2.5', { cookie })).headers.get('location')).toBe('/login?problem=wait');
  });

  it('does not count right passwords', async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      expect((await tryPassword(password, '192.0.2.6')).headers.get('location')).toBe('/');
    }
  });
});

const end = (remove: typeof logOut, cookie: string) =>
  remove(new Request(`${origin}/sessions`, { method: 'DELETE', headers: { host, cookie } }), context);

describe('/api/studio/sessions', () => {
  it('ends the session of the requesting browser, and its event stream', async () => {
    const leaving = cookiesOf(await tryPassword(password, '192.0.2.7'));
    const staying = cookiesOf(await tryPassword(password, '192.0.2.7'));
    const stream = await readEvents(
      new Request(`http://${host}/api/events`, { headers: { host, cookie: leaving } }),
      context,
    );
    const answer = await end(logOut, leaving);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')]);
    expect(await stream.text()).toContain('event: studio_link');
    expect([await statusWith(leaving), await statusWith(staying)]).toEqual([401, 200]);
    expect((await end(logOut, leaving)).status).toBe(401);
  });

  it('ends all sessions for a browser with a session', async () => {
    const here = cookiesOf(await tryPassword(password, '192.0.2.8'));
    const there = cookiesOf(await tryPassword(password, '192.0.2.9'));
    expect((await end(logOutEverywhere, '')).status).toBe(401);
    expect(await statusWith(there)).toBe(200);
    expect((await end(logOutEverywhere, here)).status).toBe(204);
    expect([await statusWith(here), await statusWith(there)]).toEqual([401, 401]);
  });
});

describe('a session', () => {
  it('is neither accepted nor rejected while the database is unreachable', async () => {
    const { database, close } = connectDatabase({ url: 'postgresql://127.0.0.1:9/none', onError: () => undefined });
    const { find } = createSessions({ database, passwordMark: '', seconds: 1 });
    setStudio({
      ...test.studio,
      login: { ...test.studio.login, identify: async () => ((await find('id')) === null ? null : firstCaller) },
    });
    expect(await statusWith('easel_session=x')).toBe(503);
    setStudio(test.studio);
    await close();
  });
});
