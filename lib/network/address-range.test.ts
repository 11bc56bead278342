import { describe, expect, it } from 'vitest';
import { readAddressRange } from './address-range.ts';

describe('readAddressRange', () => {
  it('reads addresses and ranges, and nothing else', () => {
    const sizes = ['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '::ffff:10.0.0.1'].map(
      (text) => readAddressRange(text)?.[1],
    );
    expect(sizes).toEqual([32, 8, 128, 8, 32]);
    for (const text of ['', 'localhost', '10', '10.1', '10.0.0.0/33', '10.0.0.0/', '0x7f.1', '::1/129', '10.0.0.1 ']) {
      expect([text, readAddressRange(text)]).toEqual([text, null]);
    }
  });
});
