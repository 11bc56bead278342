import type { AddressRange } from '../../network/address-range.ts';
import { clientAddress } from '../../network/client-address.ts';

/** Bytes of an IPv6 address that name a network: one machine has all addresses within (RFC 4291, section 2.5.4). */
const networkBytes = 8;

/**
 * Whose wrong passwords a request's count among: a browser's that has logged in before, else its address's.
 *
 * @param browserId of a browser that is known; null for any other
 * @returns a name for a bucket of the `RateLimit`
 */
export function guesserOf(headers: Headers, browserId: string | null, trustedProxies: readonly AddressRange[]): string {
  if (browserId !== null) return `browser ${browserId}`;
  const address = clientAddress(headers, trustedProxies);
  if (address?.kind() === 'ipv6') return `network ${address.toByteArray().slice(0, networkBytes).join('.')}`;
  return `address ${address?.toString() ?? 'unknown'}`;
}
