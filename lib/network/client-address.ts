import { isInRanges, readAddress, type AddressRange, type IpAddress } from './address-range.ts';
import { peerAddressHeader } from './peer-address.ts';

/**
 * The address that a request comes from: the other end of its connection, which `markPeerAddress` wrote down. Where that is a
 * trusted proxy, it is whom that proxy names in `X-Forwarded-For`, and so on to the left. What is further left can be
 * forged, so it is never read.
 *
 * @returns null when the other end was not recorded
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
