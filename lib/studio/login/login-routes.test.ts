import ipaddr from 'ipaddr.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as logIn } from '../../../app/api/studio/login/route.ts';
import { GET as readStatus } from '../../../app/api/studio/status/route.ts';
import { peerAddressHeader } from '../../network/peer-address.ts';
import { setStudio } from '../instance.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';

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

/** Posts the login form from an address, as the front of the studio hands it on. */
function tryPassword(guess: string, from: string, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ password: guess });
  const own = { host, [peerAddressHeader]: from };
  return logIn(new Request(`${origin}/login`, { method: 'POST', headers: { ...own, ...headers }, body }), context);
}

/** Guesses until the studio has enough of it. */
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

  it('refuses the right password, too, from where too many wrong ones came', async () => {
    await guessUntilRefused('203.0.113.10');
    expect((await tryPassword(password, '203.0.113.10')).headers.get('location')).toBe('/login?problem=wait');
  });

  it('counts what a stranger claims to forward, and all addresses of its network, as its own', async () => {
    await guessUntilRefused('203.0.113.11');
    const claim = await tryPassword('guess', '203.0.113.11', { 'x-forwarded-for': '198.51.100.1' });
    expect(claim.headers.get('location')).toBe('/login?problem=wait');
    await guessUntilRefused('2001:db8:1:2::1');
    const neighbour = await tryPassword('guess', '2001:db8:1:2:ffff::9');
    expect(neighbour.headers.get('location')).toBe('/login?problem=wait');
    expect((await tryPassword('guess', '2001:db8:1:3::1')).headers.get('location')).toBe('/login?problem=wrong');
  });

  it('tells addresses behind a trusted proxy apart', async () => {
    await guessUntilRefused(proxy, { 'x-forwarded-for': '198.51.100.2' });
    const owner = await tryPassword(password, proxy, { 'x-forwarded-for': '198.51.100.2, 192.0.2.2' });
    expect(owner.headers.get('location')).toBe('/');
  });

  it('lets a browser in that has logged in before, whoever guesses from its address', async () => {
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

  it('counts right passwords not at all', async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      expect((await tryPassword(password, '192.0.2.6')).headers.get('location')).toBe('/');
    }
  });
});
