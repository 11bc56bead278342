import type { AuditAccess } from '../../contract/studio/audit-actions.ts';
import type { AddressRange } from '../../network/address-range.ts';
import { clientAddress } from '../../network/client-address.ts';

/** How and from where somebody reaches the studio. */
export interface Access {
  by: AuditAccess;
  /** The IP address; null when it is unknown. */
  address: string | null;
  /** The browser's `User-Agent`, cut off; empty when it sent none. */
  userAgent: string;
}

/** A stored user agent is for reading, and everybody who sends a request chooses it. */
const userAgentCharacters = 400;

/** Reads from where a request comes. */
export type ReadAccess = (headers: Headers, by: AuditAccess) => Access;

/**
 * @param trustedProxies proxies whose `X-Forwarded-For` is believed
 */
export function createAccess(trustedProxies: readonly AddressRange[]): ReadAccess {
  return (headers, by) => ({
    by,
    address: clientAddress(headers, trustedProxies)?.toString() ?? null,
    userAgent: (headers.get('user-agent') ?? '').slice(0, userAgentCharacters),
  });
}
