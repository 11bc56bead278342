import { describe, expect, it } from 'vitest';
import { daysOfRange, usageRanges } from './usage-range';

describe('daysOfRange', () => {
  it.each([
    ['7', '2026-02-23', '2026-03-01'],
    ['30', '2026-01-31', '2026-03-01'],
    ['90', '2025-12-02', '2026-03-01'],
    ['month', '2026-03-01', '2026-03-01'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
  ] as const)('ends the range %s with today, or the end of its month, in UTC', (range, from, to) => {
    // Elsewhere it is still February, or already the afternoon.
    for (const time of ['00:00:00', '23:59:59']) {
      expect(daysOfRange(range, new Date(`2026-03-01T${time}Z`))).toEqual({ from, to });
    }
  });

  it('goes back into the year before', () => {
    expect(daysOfRange('lastMonth', new Date('2026-01-15T12:00:00Z'))).toEqual({
      from: '2025-12-01',
      to: '2025-12-31',
    });
    expect(usageRanges).toHaveLength(5);
  });
});
