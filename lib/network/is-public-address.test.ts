import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

describe('isPublicAddress', () => {
  it.each([
    ['8.8.8.8', '93.184.216.34', '::ffff:93.184.216.34'],
    ['2606:4700::1111', '2606:2800:220:1:248:1893:25c8:1946'],
  ])('knows the public internet: %s …', (...addresses) => {
    expect(addresses.filter((address) => !isPublicAddress(address))).toEqual([]);
  });

  it.each([
    ['0.0.0.0', '127.0.0.1', '127.9.9.9', '10.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1'],
    ['169.254.169.254', '100.64.0.1', '192.0.2.1', '192.0.0.8', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
    ['192.88.99.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ['::', '::1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '2001:db8::1', '2001:2::1', '100::1', 'fec0::1'],
    ['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:a00:1', '::127.0.0.1', '::a00:1'],
    ['64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2001:0:53aa:64c::1'],
    ['nonsense', '', '1.2.3.4.5', 'fe80::1%eth0'],
  ])('knows what lies inside, in every disguise: %s …', (...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
