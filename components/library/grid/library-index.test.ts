import { describe, expect, it } from 'vitest';
import type { LibraryItem } from '@/lib/contract/studio/library';
import { cursorOf, indexOfItems, newestCursor, groupDays } from './library-index';

function item(id: string, createdAt: string): LibraryItem {
  return { media: { id, kind: 'image', width: 200, height: 100 }, createdAt } as LibraryItem;
}

const items = [item('c', '2026-11-21T12:00:00Z'), item('b', '2026-11-21T11:00:00Z'), item('a', '2026-10-02T12:00:00Z')];

describe('indexOfItems', () => {
  it('separates days, newest first', () => {
    const index = indexOfItems(items);
    expect(index.days.map(({ day, blocks }) => [day, blocks[0]?.shapes.length])).toEqual([
      ['2026-11-21', 2],
      ['2026-10-02', 1],
    ]);
    expect(newestCursor(index)).toBe(cursorOf(items[0] ?? item('', '')));
  });
});

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
