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

/** The studio's login, open to everybody when there is no password. Each takes the headers of a request. */
export interface Login {
  /** Whether a request carries a session that holds. */
  isLoggedIn: (headers: Headers) => Promise<boolean>;
  /** Aborts when the session of a request ends, so that what is still being sent to it ends as well. */
  endSignal: (headers: Headers) => Promise<AbortSignal>;
  /**
   * Checks a password.
   *
   * @returns the `Set-Cookie`s of a new session, or null when the password is wrong
   * @throws EaselError `too_many_requests` after too many wrong ones from there
   */
  logIn: (headers: Headers, password: string) => Promise<string[] | null>;
  /** Ends the session of a request. @returns the `Set-Cookie` that removes it from the browser */
  logOut: (headers: Headers) => Promise<string>;
  /** Ends every session, in all browsers. @returns the `Set-Cookie` that removes this one's */
  logOutEverywhere: (headers: Headers) => Promise<string>;
}

const sessionCookie = 'easel_session';
const browserCookie = 'easel_browser';
const sessionSeconds = 30 * 24 * 60 * 60;
const browserSeconds = 400 * 24 * 60 * 60;
/** Wrong passwords in a minute, from one address or of one browser that has logged in before. */
const guessesPerMinute = 10;

const idOf = (headers: Headers) => sessionId(readCookie(headers, sessionCookie));
const derive = promisify<BinaryLike, BinaryLike, number, Buffer>(scrypt);

/**
 * @param options.password null leaves the studio open, and ends all sessions; a new one ends those of the old
 * @param options.secret of this studio, the same for every process of its database
 * @param options.origins the addresses as browsers see them: cookies for https hosts travel by https alone
 * @param options.trustedProxies whose `X-Forwarded-For` counts
 * @param options.listener notifies of sessions that end, in any process
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
    // Else the cookies of a password hold again when it comes back.
    await retryDatabase(() => endAllSessions(database));
    return openLogin;
  }

  // Slow to work out, as whoever reads the database might try passwords on it.
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
  // An end may have been missed: whoever still has a session comes back.
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
      // Looked up after listening has begun, so that no end falls in between.
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

/** Of a studio without a password: everybody is in, and stays. */
const openLogin: Login = {
  isLoggedIn: async () => true,
  endSignal: async () => new AbortController().signal,
  logIn: async () => null,
  logOut: async () => writeCookie(sessionCookie, '', { seconds: 0, isSecure: false }),
  logOutEverywhere: async () => writeCookie(sessionCookie, '', { seconds: 0, isSecure: false }),
};

/** The value of a cookie that a request carries; null without it. */
function readCookie(headers: Headers, name: string): string | null {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}

/**
 * A `Set-Cookie` that no script reads and no other site sends along.
 *
 * @param options.seconds how long the browser stores it; 0 removes it
 * @param options.isSecure whether it travels by https alone
 */
function writeCookie(
  name: string,
  value: string,
  { seconds, isSecure }: { seconds: number; isSecure: boolean },
): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
