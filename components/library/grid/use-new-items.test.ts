import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { mediaChanges } from '@/lib/client/events/media-changes';
import type { LibraryItem } from '@/lib/contract/studio/library';
import { libraryKeys } from '@/lib/client/library/library';
import { libraryItem } from '../testing/library-item';
import { indexOfItems } from './library-index';
import { useNewItems } from './use-new-items';

const item = (id: string, minute: number) =>
  libraryItem(id, new Date(Date.UTC(2026, 10, 23, 12, minute)).toISOString());

/** Watches a library of one item; `found` are the studio's further items. */
async function mountNewItems({ isAtTop, found }: { isAtTop: boolean; found: LibraryItem[] }) {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://studio').searchParams);
    return Response.json({ items: found, nextCursor: null });
  });
  const queries = new QueryClient();
  const invalidated = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue();
  const filter = { model: 'm' };
  let index = indexOfItems([item('old', 0)]);
  const hook = await mountHook(() => useNewItems(filter, index, isAtTop), { queries });
  return {
    ...hook,
    asked,
    invalidated,
    setIndex: (items: LibraryItem[]) => {
      index = indexOfItems(items);
      return hook.render();
    },
  };
}

describe('useNewItems', () => {
  it('counts new items while the grid is scrolled, until they are shown', async () => {
    const { current, act, asked, invalidated } = await mountNewItems({ isAtTop: false, found: [item('new', 1)] });
    mediaChanges.publish('anything');
    mediaChanges.publish('anything');
    await expect.poll(() => current().count).toBe(1);
    expect(asked.map((parameters) => parameters.get('newerThan'))).toEqual([item('old', 0).cursor]);
    expect(invalidated).not.toHaveBeenCalled();
    await act(() => current().show());
    expect(current().count).toBe(0);
    expect(invalidated).toHaveBeenCalledWith({ queryKey: libraryKeys.all });
  });

  it('shows new items at once at the top of the grid', async () => {
    const { current, invalidated } = await mountNewItems({ isAtTop: true, found: [item('new', 1)] });
    mediaChanges.publish('anything');
    await expect.poll(() => invalidated).toHaveBeenCalled();
    expect(current().count).toBe(0);
  });

  it('clears the count once the index contains newer items', async () => {
    const { current, setIndex } = await mountNewItems({ isAtTop: false, found: [item('new', 1)] });
    mediaChanges.publish('anything');
    await expect.poll(() => current().count).toBe(1);
    await setIndex([item('new', 1), item('old', 0)]);
    expect(current().count).toBe(0);
  });

  it('reads the library again at once when files are gone', async () => {
    const { invalidated, asked, act } = await mountNewItems({ isAtTop: false, found: [] });
    await act(() => mediaChanges.publish({ gone: ['old'] }));
    expect(invalidated).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
  });
});
