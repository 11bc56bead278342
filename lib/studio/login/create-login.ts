import { createHmac } from 'node:crypto';
import { EaselError } from '../../contract/error.ts';
import { createRateLimit } from '../../http/create-rate-limit.ts';
import { isSameSecret } from '../../http/is-same-secret.ts';
import type { AddressRange } from '../../network/address-range.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { guesserOf } from './guesser-of.ts';
import { createKnownBrowsers } from './known-browser.ts';

/** The studio's login, open to everybody when there is no password. */
export interface Login {
  /** Whether a request carries a session that holds. */
  isLoggedIn: (headers: Headers) => boolean;
  /**
   * Checks a password.
   *
   * @param headers of the request that brings it
   * @returns the `Set-Cookie`s of a new session, or null when the password is wrong
   * @throws EaselError `too_many_requests` after too many wrong ones from there
   */
  logIn: (headers: Headers, password: string) => string[] | null;
}

const sessionCookie = 'easel_session';
const browserCookie = 'easel_browser';
const sessionSeconds = 30 * 24 * 60 * 60;
const browserSeconds = 400 * 24 * 60 * 60;
/** Wrong passwords in a minute, from one address or of one browser that has logged in before. */
const guessesPerMinute = 10;

/**
 * @param options.password null leaves the studio open
 * @param options.secret signs sessions, with the password, so that a new password ends all of them
 * @param options.isSecure whether browsers reach the studio by https
 * @param options.trustedProxies whose `X-Forwarded-For` counts
 */
export function createLogin(options: {
  password: string | null;
  secret: Buffer;
  isSecure: boolean;
  trustedProxies: readonly AddressRange[];
  now?: () => number;
}): Login {
  const { password, secret, isSecure, trustedProxies, now = Date.now } = options;
  const signingKey = createHmac('sha256', secret)
    .update(`session:${password ?? ''}`)
    .digest();
  const guesses = createRateLimit({ perMinute: guessesPerMinute, now });
  const browsers = createKnownBrowsers({ secret, password: password ?? '' });

  const sign = (expires: string) => createHmac('sha256', signingKey).update(expires).digest('base64url');

  return {
    isLoggedIn(headers) {
      if (password === null) return true;
      const [expires = '', signature = ''] = readCookie(headers, sessionCookie)?.split('.') ?? [];
      return /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > now() && isSameSecret(signature, sign(expires));
    },
    logIn(headers, given) {
      const browser = readCookie(headers, browserCookie);
      const guesser = guesserOf(headers, browsers.read(browser), trustedProxies);
      const retryAfterSeconds = guesses.take(guesser);
      if (retryAfterSeconds > 0) {
        throw new EaselError('too_many_requests', 'Too many wrong passwords. Wait a moment.', { retryAfterSeconds });
      }
      if (password === null || !isSameSecret(given, password)) return null;
      guesses.giveBack(guesser);
      const expires = String(Math.floor(now() / 1000) + sessionSeconds);
      return [
        writeCookie(sessionCookie, `${expires}.${sign(expires)}`, { seconds: sessionSeconds, isSecure }),
        writeCookie(browserCookie, browsers.issue(browser), { seconds: browserSeconds, isSecure }),
      ];
    },
  };
}
