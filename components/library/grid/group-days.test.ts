import { describe, expect, it } from 'vitest';
import { groupDays } from './group-days';

function indexOf(days: Record<string, number>) {
  return {
    days: Object.entries(days).map(([day, count]) => ({
      day,
      blocks: [{ first: day, last: day, shapes: 'x'.repeat(count) }],
    })),
  };
}

const sections = (days: Record<string, number>) =>
  groupDays(indexOf(days)).days.map(({ day, blocks }) => [day, blocks.map(({ first }) => first)]);

describe('groupDays', () => {
  it('leaves days that are full, and a single one', () => {
    expect(sections({ '2026-11-21': 9, '2026-11-20': 8 })).toHaveLength(2);
    expect(sections({ '2026-11-21': 1 })).toEqual([['2026-11-21', ['2026-11-21']]]);
  });

  it('puts sparse days together to months, and sparse months to years', () => {
    const month = { '2026-11-21': 4, '2026-11-20': 4, '2026-10-02': 7 };
    expect(sections(month)).toEqual([
      ['2026-11', ['2026-11-21', '2026-11-20']],
      ['2026-10', ['2026-10-02']],
    ]);
    expect(sections({ '2026-11-21': 1, '2026-10-20': 1, '2025-10-02': 1 }).map(([day]) => day)).toEqual([
      '2026',
      '2025',
    ]);
  });
});
