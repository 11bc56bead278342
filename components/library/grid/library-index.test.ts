import { describe, expect, it } from 'vitest';
import type { LibraryItem } from '@/lib/contract/library';
import { cursorOf, indexOfItems, newestCursor } from './library-index';

function item(id: string, createdAt: string): LibraryItem {
  return { media: { id, kind: 'image', width: 200, height: 100 }, createdAt } as LibraryItem;
}

const items = [item('c', '2026-11-21T12:00:00Z'), item('b', '2026-11-21T11:00:00Z'), item('a', '2026-10-02T12:00:00Z')];

describe('indexOfItems', () => {
  it('lays days apart, newest first', () => {
    const index = indexOfItems(items);
    expect(index.days.map(({ day, blocks }) => [day, blocks[0]?.shapes.length])).toEqual([
      ['2026-11-21', 2],
      ['2026-10-02', 1],
    ]);
    expect(newestCursor(index)).toBe(cursorOf(items[0] ?? item('', '')));
  });
});
