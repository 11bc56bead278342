import { describe, expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [640, '640 B'],
    [1_912_345, '1.9 MB'],
    [183_456_789, '183 MB'],
    [2_147_483_648, '2.1 GB'],
  ])('writes %i as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it.each([
    [0, '1 kB'],
    [640, '1 kB'],
    [1500, '2 kB'],
    [999_600, '1000 kB'],
    [1_912_345, '2 MB'],
    [1_000_000_000, '1 GB'],
    [2_147_483_648, '2.1 GB'],
    [1_500_000_000_000, '1500 GB'],
  ])('writes %i rounded as %s', (bytes, text) => {
    expect(formatBytes(bytes, { isRounded: true })).toBe(text);
  });
});
