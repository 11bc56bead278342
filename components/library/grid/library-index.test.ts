import { describe, expect, it } from 'vitest';
import { libraryItem as item } from '../testing/library-item';
import { firstCursor, groupDays, indexOfItems } from './library-index';

const items = [item('c', '2026-11-21T12:00:00Z'), item('b', '2026-11-21T11:00:00Z'), item('a', '2026-10-02T12:00:00Z')];

describe('indexOfItems', () => {
  it('keeps the sections and their order', () => {
    const index = indexOfItems(items);
    expect(index.sections.map(({ key, blocks }) => [key, blocks[0]?.shapes.length])).toEqual([
      ['2026-11-21', 2],
      ['2026-10-02', 1],
    ]);
    expect(firstCursor(index)).toBe(items[0]?.cursor);
  });
});

function indexOf(days: Record<string, number>) {
  return {
    sections: Object.entries(days).map(([key, count]) => ({
      key,
      blocks: [{ first: key, last: key, shapes: 'x'.repeat(count) }],
    })),
  };
}

const sections = (days: Record<string, number>) =>
  groupDays(indexOf(days)).sections.map(({ key, blocks }) => [key, blocks.map(({ first }) => first)]);

describe('groupDays', () => {
  it('leaves full days, and a single day, as they are', () => {
    expect(sections({ '2026-11-21': 9, '2026-11-20': 8 })).toHaveLength(2);
    expect(sections({ '2026-11-21': 1 })).toEqual([['2026-11-21', ['2026-11-21']]]);
  });

  it('groups sparse days into months, and sparse months into years', () => {
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
