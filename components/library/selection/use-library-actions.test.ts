import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { libraryItem } from '../testing/library-item';
import { fullSelection, type Selection } from './selection';
import { useLibraryActions } from './use-library-actions';

const day = '2026-11-20T08:00:00.000Z';
const some = (...ids: string[]): Selection => ({ mode: 'some', ids: new Set(ids) });

async function mountActions(isLoaded: (at: number) => boolean = () => true) {
  const items = ['a', 'b', 'c'].map((id) => libraryItem(id, day));
  const hook = await mountHook(() =>
    useLibraryActions({
      filter: {},
      count: items.length,
      itemAt: (at) => (isLoaded(at) ? (items[at] ?? null) : null),
      onLeft: () => undefined,
    }),
  );
  return (selection: Selection) =>
    hook
      .current()
      .itemsOf(selection)
      .map(({ media }) => media.id);
}

describe('useLibraryActions', () => {
  it('knows the items of a selection in the order of selection, else in that of the grid', async () => {
    const itemsOf = await mountActions();
    expect(itemsOf(some('c', 'a'))).toEqual(['c', 'a']);
    expect(itemsOf(fullSelection)).toEqual(['a', 'b', 'c']);
  });

  it('knows none until all of them have loaded', async () => {
    const itemsOf = await mountActions((at) => at !== 1);
    expect(itemsOf(some('a', 'b'))).toEqual([]);
    expect(itemsOf(some('c', 'a'))).toEqual(['c', 'a']);
    expect(itemsOf(fullSelection)).toEqual([]);
  });
});
