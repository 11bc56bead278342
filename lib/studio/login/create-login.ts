import { createHmac } from 'node:crypto';
import { EaselError } from '../../contract/error.ts';
import { isSameSecret } from '../../http/is-same-secret.ts';

/** The studio's door, open when there is no password. */
export interface Login {
  /** Whether a request carries a session that holds. */
  isLoggedIn: (headers: Headers) => boolean;
  /**
   * Checks a password.
   *
   * @returns the `Set-Cookie` of a new session, or null when the password is wrong
   * @throws EaselError `too_many_requests` after too many wrong ones
   */
  logIn: (password: string) => string | null;
}

const cookieName = 'easel_session';
const sessionSeconds = 30 * 24 * 60 * 60;
/** Wrong passwords that may come at once, and how fast further ones are allowed, whoever sends them. */
const burst = 10;
const refillMs = 3_000;

/**
 * @param options.password null leaves the door open
 * @param options.secret signs sessions, with the password, so that a new password ends all of them
 * @param options.isSecure whether browsers reach the studio by https
 */
export function createLogin(options: {
  password: string | null;
  secret: Buffer;
  isSecure: boolean;
  now?: () => number;
}): Login {
  const now = options.now ?? Date.now;
  const signingKey = createHmac('sha256', options.secret)
    .update(`session:${options.password ?? ''}`)
    .digest();
  let allowance = burst;
  let filledAt = now();

  function takeAttempt(): void {
    allowance = Math.min(burst, allowance + (now() - filledAt) / refillMs);
    filledAt = now();
    if (allowance < 1) {
      const retryAfterSeconds = Math.ceil(((1 - allowance) * refillMs) / 1000);
      throw new EaselError('too_many_requests', 'Too many wrong passwords. Wait a moment.', { retryAfterSeconds });
    }
    allowance -= 1;
  }

  const sign = (expires: string) => createHmac('sha256', signingKey).update(expires).digest('base64url');

  function cookie(value: string): string {
    const secure = options.isSecure ? '; Secure' : '';
    return `${cookieName}=${value}; Path=/; Max-Age=${sessionSeconds}; HttpOnly; SameSite=Strict${secure}`;
  }

  return {
    isLoggedIn(headers) {
      if (options.password === null) return true;
      const [expires = '', signature = ''] = readCookie(headers, cookieName)?.split('.') ?? [];
      return /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > now() && isSameSecret(signature, sign(expires));
    },
    logIn(password) {
      takeAttempt();
      if (options.password === null || !isSameSecret(password, options.password)) return null;
      allowance = Math.min(burst, allowance + 1);
      const expires = String(Math.floor(now() / 1000) + sessionSeconds);
      return cookie(`${expires}.${sign(expires)}`);
    },
  };
}

function readCookie(headers: Headers, name: string): string | null {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}
