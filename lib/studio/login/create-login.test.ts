import { describe, expect, it } from 'vitest';
import { createLogin } from './create-login.ts';

const secret = Buffer.alloc(32, 7);

const withCookie = (cookie: string) => new Headers({ cookie: `theme=dark; ${cookie.split(';')[0] ?? ''}` });

const from = (address: string) => new Headers({ 'x-easel-peer-address': address });

function makeLogin(password: string | null = 'correct horse') {
  let time = Date.parse('2026-01-01T00:00:00Z');
  const login = createLogin({ password, secret, isSecure: true, trustedProxies: [], now: () => time });
  return { login, pass: (ms: number) => (time += ms) };
}

describe('createLogin', () => {
  it('leaves the door open without a password', () => {
    expect(makeLogin(null).login.isLoggedIn(new Headers())).toBe(true);
  });

  it('opens with the password, for a month', () => {
    const { login, pass } = makeLogin();
    expect(login.isLoggedIn(new Headers())).toBe(false);
    const [cookie = ''] = login.logIn(from('192.0.2.1'), 'correct horse') ?? [];
    expect(cookie).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure$/);
    expect(login.isLoggedIn(withCookie(cookie))).toBe(true);
    pass(31 * 24 * 3_600_000);
    expect(login.isLoggedIn(withCookie(cookie))).toBe(false);
  });

  it('believes no session that it did not sign', () => {
    const { login } = makeLogin();
    const [cookie = ''] = login.logIn(from('192.0.2.1'), 'correct horse') ?? [];
    const forged = ['easel_session=', 'easel_session=9999999999.', cookie.replace(/=\d+/, '=9999999999'), 'other=1'];
    for (const value of forged) expect(login.isLoggedIn(withCookie(value))).toBe(false);
    expect(makeLogin('another password').login.isLoggedIn(withCookie(cookie))).toBe(false);
  });
});
