import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../http/is-same-secret.ts';
import type { AddressRange } from '../../network/address-range.ts';
import { clientAddress } from '../../network/client-address.ts';

/**
 * Recognises browsers that have logged in to an account before, by a signed cookie that stays after a logout. Their wrong passwords
 * are counted separately, so that an attacker at the same address cannot lock them out.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export interface KnownBrowsers {
  /** The id in a cookie that is valid for an account; null for any other value. */
  read: (value: string | null, account: string) => string | null;
  /** The cookie's value for a browser that has just logged in: its current one if that is valid. */
  issue: (value: string | null, account: string) => string;
}

/**
 * An account is a person with their password: a new password invalidates all cookies, since anybody who knew the old
 * one may have collected many.
 */
export function createKnownBrowsers(secret: Buffer): KnownBrowsers {
  const sign = (id: string, account: string) =>
    createHmac('sha256', secret).update(`browser:${account}:${id}`).digest('base64url');

  function read(value: string | null, account: string): string | null {
    const [id = '', signature = ''] = value?.split('.') ?? [];
    return /^[\w-]{22}$/.test(id) && isSameSecret(signature, sign(id, account)) ? id : null;
  }

  return {
    read,
    issue(value, account) {
      const id = read(value, account) ?? randomBytes(16).toString('base64url');
      return `${id}.${sign(id, account)}`;
    },
  };
}

/**
 * Bytes of an IPv6 address that identify the network: one machine has all addresses in it (RFC 4291, section 2.5.4).
 */
const networkBytes = 8;

/**
 * The rate-limit bucket that counts a request's wrong passwords: one for each known browser, else one for each address.
 *
 * @param browserId id of a known browser; null for any other
 * @returns the bucket's name
 */
export function guessBucket(
  headers: Headers,
  browserId: string | null,
  trustedProxies: readonly AddressRange[],
): string {
  if (browserId !== null) return `browser ${browserId}`;
  const address = clientAddress(headers, trustedProxies);
  if (address?.kind() === 'ipv6') return `network ${address.toByteArray().slice(0, networkBytes).join('.')}`;
  return `address ${address?.toString() ?? 'unknown'}`;
}
