import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../http/is-same-secret.ts';

/**
 * Tells browsers that have logged in before from strangers, by a signed cookie that stays when one logs out. Their wrong
 * passwords are counted apart, so that nobody who guesses from the same address keeps them out.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export interface KnownBrowsers {
  /** The id in a cookie of ours; null for any other value. */
  read: (value: string | null) => string | null;
  /** A cookie's value for a browser that has just logged in: its own again when it has one. */
  issue: (value: string | null) => string;
}

/** @param options.password a new one makes strangers of all browsers: whoever knew the old may have many such cookies */
export function createKnownBrowsers(options: { secret: Buffer; password: string }): KnownBrowsers {
  const sign = (id: string) =>
    createHmac('sha256', options.secret).update(`browser:${options.password}:${id}`).digest('base64url');

  function read(value: string | null): string | null {
    const [id = '', signature = ''] = value?.split('.') ?? [];
    return /^[\w-]{22}$/.test(id) && isSameSecret(signature, sign(id)) ? id : null;
  }

  return {
    read,
    issue(value) {
      const id = read(value) ?? randomBytes(16).toString('base64url');
      return `${id}.${sign(id)}`;
    },
  };
}
