import { describe, expect, it } from 'vitest';
import { dateOfDay, dayOfDate, firstWeekday, formatDay } from './day-text';

describe('formatDay', () => {
  it('writes a day as its reader does', () => {
    expect(formatDay('2026-03-07', 'de-DE')).toBe('07.03.2026');
    expect(formatDay('2026-03-07', 'en-GB')).toBe('7 Mar 2026');
    expect(formatDay('2026-03-07', 'en-US')).toBe('Mar 7, 2026');
  });
});

describe('dayOfDate', () => {
  it('reverses `dateOfDay`', () => {
    for (const day of ['2026-03-07', '2024-02-29', '0987-12-31']) expect(dayOfDate(dateOfDay(day))).toBe(day);
  });
});

describe('firstWeekday', () => {
  it('follows the reader', () => {
    expect([firstWeekday('de-DE'), firstWeekday('en-US')]).toEqual([1, 0]);
  });
});
