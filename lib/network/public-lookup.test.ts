import { describe, expect, it } from 'vitest';
import { createPublicLookup, refusePrivateNumber, type Lookup } from './public-lookup.ts';

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
  it('leaves out private addresses, and refuses when none remain', async () => {
    expect(await look(answering('10.0.0.1', '93.184.216.34'), false)).toBe('93.184.216.34');
    expect(await look(answering('::1', '93.184.216.34'), true)).toEqual([{ address: '93.184.216.34', family: 4 }]);
    await expect(look(answering('127.0.0.1', '::1'), true)).rejects.toThrow(/name is not a public address/);
  });
});
