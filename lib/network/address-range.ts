import ipaddr from 'ipaddr.js';

/** An address of IPv4 or IPv6, read. */
export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** Addresses that share their first bits, as CIDR writes them: an address, and how many bits count. */
export type AddressRange = [address: IpAddress, bits: number];

/**
 * Reads an IP address; one of IPv4 that is dressed as IPv6 (`::ffff:10.0.0.1`) as what it is.
 *
 * @returns null for anything else, short forms such as `10.1` among them
 */
export function readAddress(text: string): IpAddress | null {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.process(text) : null;
}

/** Reads one address, or a range such as `10.0.0.0/8` or `fd00::/8`; null for anything else. */
export function readAddressRange(text: string): AddressRange | null {
  if (ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = readAddress(text);
  return address === null ? null : [address, address.toByteArray().length * 8];
}

/** Whether an address lies in one of the ranges. */
export function isInRanges(address: IpAddress, ranges: readonly AddressRange[]): boolean {
  return ranges.some(([first, bits]) => address.kind() === first.kind() && address.match(first, bits));
}
