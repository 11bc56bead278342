import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { LibraryFilter, LibraryItem } from '@/lib/contract/studio/library';
import { libraryItem } from '../testing/library-item';
import { indexOfItems } from './library-index';
import { updateLoadedItems, useLibrary } from './use-library';

const item = (id: string) => libraryItem(id, '2026-11-23T12:00:00Z');

/** A studio whose answers the test controls, by the name of the list and the model of the filter. */
function stubStudio() {
  const answers = new Map<string, PromiseWithResolvers<Response>>();
  const answerTo = (name: string) => {
    const found = answers.get(name) ?? Promise.withResolvers<Response>();
    answers.set(name, found);
    return found;
  };
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://studio');
    return answerTo(`${pathname.split('/').at(-1)} ${searchParams.get('model')}`).promise;
  });
  return {
    head: (model: string, items: LibraryItem[]) =>
      answerTo(`items ${model}`).resolve(Response.json({ items, nextCursor: null })),
    index: (model: string, items: LibraryItem[]) =>
      answerTo(`index ${model}`).resolve(Response.json(indexOfItems(items))),
    fail: (name: string, model: string) =>
      answerTo(`${name} ${model}`).resolve(
        Response.json({ error: { code: 'internal', detail: 'Broken.' } }, { status: 500 }),
      ),
  };
}

const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

describe('useLibrary', () => {
  it('shows the newest items before the index has loaded', async () => {
    const studio = stubStudio();
    const filter = { model: 'first' };
    const { current } = await mountHook(() => useLibrary(filter), { queries: queries() });
    expect(current()).toMatchObject({ index: null, isWhole: false, headItems: [] });
    studio.head('first', [item('b')]);
    await expect.poll(() => current().headItems).toEqual([item('b')]);
    expect(current()).toMatchObject({ index: indexOfItems([item('b')]), isWhole: false });
    studio.index('first', [item('b'), item('a')]);
    await expect.poll(() => current().isWhole).toBe(true);
    expect(current().index).toEqual(indexOfItems([item('b'), item('a')]));
  });

  it('keeps the items of the previous filter while another one loads', async () => {
    const studio = stubStudio();
    let filter: LibraryFilter = { model: 'before' };
    const { current, render } = await mountHook(() => useLibrary(filter), { queries: queries() });
    studio.head('before', [item('a')]);
    await expect.poll(() => current().headItems).toHaveLength(1);
    filter = { model: 'after' };
    await render();
    expect(current()).toMatchObject({ filter: { model: 'before' }, isSettled: false, headItems: [item('a')] });
    studio.head('after', []);
    await expect.poll(() => current().isSettled).toBe(true);
    expect(current()).toMatchObject({ filter: { model: 'after' }, headItems: [] });
  });

  it('returns the error when neither list can be read', async () => {
    const studio = stubStudio();
    const filter = { model: 'broken' };
    const { current } = await mountHook(() => useLibrary(filter), { queries: queries() });
    studio.fail('items', 'broken');
    studio.fail('index', 'broken');
    await expect.poll(() => current().error?.message).toBe('Broken.');
  });

  it('shares loaded items among all components with the same filter', async () => {
    stubStudio();
    const filter = { model: 'shared' };
    const { current } = await mountHook(() => useLibrary(filter), { queries: queries() });
    const other = await mountHook(() => useLibrary({ ...filter }), { queries: queries() });
    expect(other.current().loader).toBe(current().loader);
    const [block] = indexOfItems([item('a')]).sections[0]?.blocks ?? [];
    const placed = { first: block?.first ?? '', last: block?.last ?? '', start: 0, count: 1 };
    current().loader.add([item('a')]);
    updateLoadedItems((one) => ({ ...one, isStarred: true }));
    expect(current().loader.current().get(placed)).toEqual([{ ...item('a'), isStarred: true }]);
  });
});
