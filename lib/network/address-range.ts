import ipaddr from 'ipaddr.js';

/** A parsed IPv4 or IPv6 address. */
export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** A CIDR range: an address, and the number of leading bits that count. */
export type AddressRange = [address: IpAddress, bits: number];

/**
 * Parses an IP address. An IPv4-mapped IPv6 address (`::ffff:10.0.0.1`) becomes IPv4.
 *
 * @returns null for anything else, including short forms such as `10.1`
 */
export function readAddress(text: string): IpAddress | null {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.process(text) : null;
}

/** Parses one address, or a range such as `10.0.0.0/8` or `fd00::/8`; null for anything else. */
export function readAddressRange(text: string): AddressRange | null {
  if (ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = readAddress(text);
  return address === null ? null : [address, address.toByteArray().length * 8];
}

/** Whether an address lies in one of the ranges. */
export function isInRanges(address: IpAddress, ranges: readonly AddressRange[]): boolean {
  return ranges.some(([first, bits]) => address.kind() === first.kind() && address.match(first, bits));
}
