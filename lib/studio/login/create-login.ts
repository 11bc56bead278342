import { scrypt, type BinaryLike } from 'node:crypto';
import { promisify } from 'node:util';
import { EaselError } from '../../contract/error.ts';
import type { Database } from '../../database/connect.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import { createRateLimit } from '../../http/create-rate-limit.ts';
import { isHttpsOnly } from '../../http/is-https-only.ts';
import { isSameSecret } from '../../http/is-same-secret.ts';
import type { AddressRange } from '../../network/address-range.ts';
import type { DatabaseListener } from '../events/listen-to-database.ts';
import { createSessions, endAllSessions, sessionId } from './create-sessions.ts';
import { guessBucket, createKnownBrowsers } from './known-browser.ts';

/** The studio's login. Without a password it lets everybody in. Every method takes the headers of a request. */
export interface Login {
  /** Whether a request has a valid session. */
  isLoggedIn: (headers: Headers) => Promise<boolean>;
  /** Returns a signal that aborts when the session of a request ends, so that its response ends too. */
  endSignal: (headers: Headers) => Promise<AbortSignal>;
  /**
   * Checks a password.
   *
   * @returns the `Set-Cookie` headers of a new session, or null when the password is wrong
   * @throws EaselError `too_many_requests` after too many wrong passwords from the same address or browser
   */
  logIn: (headers: Headers, password: string) => Promise<string[] | null>;
  /** Ends the session of a request. @returns the `Set-Cookie` that removes it from the browser */
  logOut: (headers: Headers) => Promise<string>;
  /** Ends every session, in all browsers. @returns the `Set-Cookie` that removes the session from this browser */
  logOutEverywhere: (headers: Headers) => Promise<string>;
}

const sessionCookie = 'easel_session';
const browserCookie = 'easel_browser';
const sessionSeconds = 30 * 24 * 60 * 60;
const browserSeconds = 400 * 24 * 60 * 60;
/** Wrong passwords per minute, from one address or one known browser. */
const guessesPerMinute = 10;

const idOf = (headers: Headers) => sessionId(readCookie(headers, sessionCookie));
const derive = promisify<BinaryLike, BinaryLike, number, Buffer>(scrypt);

/**
 * @param options.password null leaves the studio open and ends all sessions; a changed one ends the sessions of the old
 *   one
 * @param options.secret signs cookies; the same for every studio process of the database
 * @param options.origins the addresses as browsers see them: cookies of https hosts are `Secure`
 * @param options.trustedProxies proxies whose `X-Forwarded-For` is trusted
 * @param options.listener reports sessions that end, in any process
 */
export async function createLogin(options: {
  password: string | null;
  secret: Buffer;
  database: Database;
  listener: Pick<DatabaseListener, 'onSessionEnd' | 'onGap'>;
  origins: readonly string[];
  trustedProxies: readonly AddressRange[];
}): Promise<Login> {
  const { password, secret, database, listener } = options;
  if (password === null) {
    // Otherwise the old sessions would be valid again when the password comes back.
    await retryDatabase(() => endAllSessions(database));
    return openLogin;
  }

  // Slow to compute, since anybody who reads the database might try passwords against it.
  const passwordMark = (await derive(password, secret, 32)).toString('base64url');
  const sessions = createSessions({ database, passwordMark, seconds: sessionSeconds });
  const guesses = createRateLimit({ perMinute: guessesPerMinute, now: Date.now });
  const browsers = createKnownBrowsers({ secret, password });
  const ends = new Map<string, AbortController>();

  function abort(id: string): void {
    ends.get(id)?.abort();
    ends.delete(id);
  }

  listener.onSessionEnd(abort);
  // The end of a session may have been missed. Browsers with a valid session reconnect.
  listener.onGap(() => {
    for (const id of ends.keys()) abort(id);
  });
  await retryDatabase(sessions.endStale);

  function write(headers: Headers, name: string, value: string, seconds: number): string {
    return writeCookie(name, value, { seconds, isSecure: isHttpsOnly(options.origins, headers.get('host')) });
  }

  async function isLoggedIn(headers: Headers): Promise<boolean> {
    const id = idOf(headers);
    return id !== null && (await sessions.holds(id));
  }

  async function endSession(headers: Headers): Promise<void> {
    const id = idOf(headers);
    if (id !== null) await sessions.end(id);
  }

  return {
    isLoggedIn,
    async endSignal(headers) {
      const id = idOf(headers) ?? '';
      const end = ends.get(id) ?? new AbortController();
      ends.set(id, end);
      // Checked after listening has begun, so that no end is missed in between.
      if (!(await isLoggedIn(headers))) abort(id);
      return end.signal;
    },
    async logIn(headers, given) {
      const browser = readCookie(headers, browserCookie);
      const bucket = guessBucket(headers, browsers.read(browser), options.trustedProxies);
      const retryAfterSeconds = guesses.take(bucket);
      if (retryAfterSeconds > 0) {
        throw new EaselError('too_many_requests', 'Too many wrong passwords. Try again in a moment.', {
          retryAfterSeconds,
        });
      }
      if (!isSameSecret(given, password)) return null;
      guesses.giveBack(bucket);
      await endSession(headers);
      return [
        write(headers, sessionCookie, await sessions.open(), sessionSeconds),
        write(headers, browserCookie, browsers.issue(browser), browserSeconds),
      ];
    },
    async logOut(headers) {
      await endSession(headers);
      return write(headers, sessionCookie, '', 0);
    },
    async logOutEverywhere(headers) {
      await sessions.endAll();
      return write(headers, sessionCookie, '', 0);
    },
  };
}

/** The login of a studio without a password: every request has a session that never ends. */
const openLogin: Login = {
  isLoggedIn: async () => true,
  endSignal: async () => new AbortController().signal,
  logIn: async () => null,
  logOut: async () => writeCookie(sessionCookie, '', { seconds: 0, isSecure: false }),
  logOutEverywhere: async () => writeCookie(sessionCookie, '', { seconds: 0, isSecure: false }),
};

/** The value of a cookie in a request; null without it. */
function readCookie(headers: Headers, name: string): string | null {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}

/**
 * A `Set-Cookie` for a cookie that scripts cannot read and other sites cannot send.
 *
 * @param options.seconds lifetime of the cookie; 0 removes it
 * @param options.isSecure whether it is sent by https only
 */
function writeCookie(
  name: string,
  value: string,
  { seconds, isSecure }: { seconds: number; isSecure: boolean },
): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
