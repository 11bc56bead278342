import { describe, expect, it } from 'vitest';
import { formatClock, formatTook, formatWhen } from './format.ts';

const iso = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('formatClock', () => {
  it.each([
    [0, '0:00'],
    [7_400, '0:07'],
    [102_000, '1:42'],
    [3_723_000, '1:02:03'],
    [-500, '0:00'],
  ])('writes %i ms as %s', (milliseconds, text) => {
    expect(formatClock(milliseconds)).toBe(text);
  });
});

describe('formatTook', () => {
  it.each([
    [400, '0.4 s'],
    [2_000, '2 s'],
    [14_200, '14 s'],
    [59_700, '1 min 00 s'],
    [125_000, '2 min 05 s'],
    [3_720_000, '1 h 02 min'],
  ])('writes %i ms as %s', (milliseconds, text) => {
    expect(formatTook(milliseconds)).toBe(text);
  });
});

describe('formatWhen', () => {
  const now = new Date(2026, 2, 12, 15, 0);

  it.each([
    [iso(2026, 2, 12, 14, 2), 'today, 14:02'],
    [iso(2026, 2, 11, 9, 30), 'yesterday, 09:30'],
    [iso(2026, 0, 5, 18, 0), '5 Jan, 18:00'],
    [iso(2025, 11, 31, 23, 59), '31 Dec 2025, 23:59'],
  ])('says %s as %s', (time, text) => {
    expect(formatWhen(time, now)).toBe(text);
  });
});
