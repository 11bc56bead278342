import { isInRanges, readAddress, type AddressRange, type IpAddress } from './address-range.ts';
import { peerAddressHeader } from './peer-address.ts';

/**
 * The address that a request comes from: the peer address, which `markPeerAddress` recorded. If that is a trusted
 * proxy, it is the address that the proxy added to `X-Forwarded-For`, and so on to the left. Entries further left can
 * be forged, so they are never read.
 *
 * @returns null when the peer address was not recorded
 */
export function clientAddress(headers: Headers, trustedProxies: readonly AddressRange[]): IpAddress | null {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',');
  let client: IpAddress | null = null;
  for (const hop of [...forwarded, headers.get(peerAddressHeader) ?? ''].toReversed()) {
    const address = readAddress(withoutPort(hop.trim()));
    if (address === null) break;
    client = address;
    if (!isInRanges(address, trustedProxies)) break;
  }
  return client;
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d+$/, '$1');
}
