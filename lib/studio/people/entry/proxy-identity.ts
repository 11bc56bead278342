import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { people } from '../../../database/studio-people-tables.ts';
import { isInRanges, readAddress, type AddressRange } from '../../../network/address-range.ts';
import { peerAddressHeader } from '../../../network/peer-address.ts';
import { recordVisit } from '../../audit/record-visit.ts';
import { createAccess, type Access } from '../../context/access.ts';
import type { Identified } from '../../context/caller.ts';
import type { FailedLogins } from '../failed-logins.ts';
import type { AdmitIdentity, Identity } from './admit-identity.ts';
import { readEmail } from './read-email.ts';

/**
 * Who sends a request, as the header of a trusted proxy says.
 *
 * @returns null when no trusted proxy names anybody; `refused` for somebody who is not allowed in
 */
export type ProxyIdentity = (headers: Headers) => Promise<Identified | 'refused' | null>;

/** How long the person of a header is remembered. Their role and deactivation apply at once all the same. */
const rememberedMs = 60_000;
/** Far more than a proxy names in a minute. */
const mostRemembered = 10_000;
const longestSubject = 320;

/**
 * Creates the login by a proxy's header.
 *
 * @param options.header name of the header with an e-mail address or a user name
 * @param options.groupsHeader name of the header with groups, separated by commas; null without one
 * @param options.trustedProxies peers that may set the header; that of anybody else is ignored
 * @param options.now clock, in milliseconds
 */
export function createProxyIdentity(options: {
  header: string;
  groupsHeader: string | null;
  trustedProxies: readonly AddressRange[];
  admit: AdmitIdentity;
  failures: FailedLogins;
  database: Database;
  now?: () => number;
}): ProxyIdentity {
  const { header, groupsHeader, trustedProxies, admit, failures, database, now = Date.now } = options;
  const readAccess = createAccess(trustedProxies);
  const remembered = new Map<string, { personId: Promise<string | null>; until: number }>();

  function isFromProxy(headers: Headers): boolean {
    // Not the client's address: whoever connects to the studio itself has written the header.
    const peer = readAddress(headers.get(peerAddressHeader) ?? '');
    return peer !== null && isInRanges(peer, trustedProxies);
  }

  function read(name: string, headers: Headers): Identity {
    const email = readEmail(name);
    const groups = groupsHeader === null ? [] : (headers.get(groupsHeader) ?? '').split(',');
    return {
      issuer: 'proxy',
      subject: email ?? name,
      name: email?.replace(/@.*/, '') ?? name,
      email,
      groups: groups.map((group) => group.trim()),
    };
  }

  async function letIn(identity: Identity, access: Access): Promise<string | null> {
    const personId = await admit(identity, access);
    if (personId === null) await failures.refused(access, identity.subject);
    else await recordVisit(database, personId, access);
    return personId;
  }

  /** Admits an identity, or remembers the person of the last time. */
  async function personOf(identity: Identity, access: Access): Promise<string | null> {
    const key = JSON.stringify([identity.subject, identity.groups, access.address]);
    const known = remembered.get(key);
    if (known !== undefined && known.until > now()) return known.personId;
    if (remembered.size >= mostRemembered) remembered.clear();
    const personId = letIn(identity, access);
    remembered.set(key, { personId, until: now() + rememberedMs });
    try {
      const admitted = await personId;
      // Somebody who is allowed in now need not wait.
      if (admitted === null) remembered.delete(key);
      return admitted;
    } catch (thrown) {
      remembered.delete(key);
      throw thrown;
    }
  }

  return async (headers) => {
    const name = headers.get(header)?.trim() ?? '';
    if (name === '' || !isFromProxy(headers)) return null;
    // A header that came twice: the proxy has added its own to that of the client.
    if (name.includes(',') || name.length > longestSubject) return 'refused';
    const personId = await personOf(read(name, headers), readAccess(headers, 'proxy'));
    if (personId === null) return 'refused';
    const isThis = and(eq(people.id, personId), people.isActive);
    const [person] = await database.select({ role: people.role }).from(people).where(isThis);
    return person === undefined ? 'refused' : { personId, role: person.role, sessionId: null, token: null };
  };
}
