import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

describe('readRetryAfter', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');

  it('reads seconds and dates', () => {
    expect(readRetryAfter('7', now)).toBe(7);
    expect(readRetryAfter('Thu, 01 Jan 2026 00:00:30 GMT', now)).toBe(30);
    expect(readRetryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0);
  });

  it('returns null for invalid values', () => {
    for (const value of [null, undefined, '', ' ', 'soon', '-1x']) expect(readRetryAfter(value, now)).toBeNull();
  });
});
