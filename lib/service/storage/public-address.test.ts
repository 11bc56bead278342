import { describe, expect, it } from 'vitest';
import { createPublicLookup, isPublicAddress, refusePrivateNumber, type Lookup } from './public-address.ts';

describe('isPublicAddress', () => {
  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:93.184.216.34'])('takes %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['0.0.0.0', '127.0.0.1', '127.9.9.9', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ['192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ['::', '::1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
    ['64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2001:0:53aa:64c::1', '2001:db8::1', 'nonsense', ''],
  ])('refuses what is not public: %s …', (...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});

describe('refusePrivateNumber', () => {
  it.each([
    'http://127.0.0.1',
    'http://0x7f.1',
    'http://2130706433',
    'http://[::1]:80',
    'http://[::ffff:a00:1]',
    'http://0',
  ])('refuses %s', (address) => {
    expect(() => refusePrivateNumber(new URL(address))).toThrow(/not a public address/);
  });
});

const answering =
  (...addresses: string[]): Lookup =>
  (_name, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

function look(lookup: Lookup, all: boolean): Promise<unknown> {
  return new Promise((resolve, reject) => {
    createPublicLookup(lookup)('name', { all }, (error, address) =>
      error === null ? resolve(address) : reject(error),
    );
  });
}

describe('createPublicLookup', () => {
  it('leaves out what is not public, and refuses when nothing remains', async () => {
    expect(await look(answering('10.0.0.1', '93.184.216.34'), false)).toBe('93.184.216.34');
    expect(await look(answering('::1', '93.184.216.34'), true)).toEqual([{ address: '93.184.216.34', family: 4 }]);
    await expect(look(answering('127.0.0.1', '::1'), true)).rejects.toThrow(/name is not a public address/);
  });
});
