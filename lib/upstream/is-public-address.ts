import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the public internet: not this machine, not a private network, not a link, not a cloud's
 * metadata service, and none of these dressed as IPv6.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
