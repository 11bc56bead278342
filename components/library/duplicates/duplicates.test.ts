import { describe, expect, it } from 'vitest';
import type { DuplicateGroup } from '@/lib/contract/studio/library';
import { libraryItem } from '../testing/library-item';
import { copiesOf, duplicatesOptions } from './duplicates';

const group = (...ids: string[]) => groupOf('same', ids);
const groupOf = (kind: DuplicateGroup['kind'], ids: string[]): DuplicateGroup => ({
  kind,
  items: ids.map((id) => libraryItem(id, '2026-11-20T08:00:00.000Z')),
});

describe('copiesOf', () => {
  it('are all but the chosen one, else all but the first', () => {
    expect(copiesOf(group('a', 'b', 'c'), 'b')).toEqual(['a', 'c']);
    expect(copiesOf(group('a', 'b', 'c'), null)).toEqual(['b', 'c']);
    expect(copiesOf(group('a', 'b', 'c'), 'gone')).toEqual(['b', 'c']);
  });

  it('are none of images that are only similar, until one is chosen to stay', () => {
    expect(copiesOf(groupOf('similar', ['a', 'b', 'c']), null)).toEqual([]);
    expect(copiesOf(groupOf('similar', ['a', 'b', 'c']), 'gone')).toEqual([]);
    expect(copiesOf(groupOf('similar', ['a', 'b', 'c']), 'b')).toEqual(['a', 'c']);
  });
});

describe('duplicatesOptions', () => {
  it('reads on until every group is read', () => {
    const { getNextPageParam } = duplicatesOptions();
    const page = { groups: [group('a', 'b'), group('c', 'd')], count: 3 };
    expect(getNextPageParam(page, [page], 0, [0])).toBe(2);
    const last = { groups: [group('e', 'f')], count: 3 };
    expect(getNextPageParam(last, [page, last], 2, [0, 2])).toBeNull();
    expect(getNextPageParam({ groups: [], count: 3 }, [page], 0, [0])).toBeNull();
  });
});
