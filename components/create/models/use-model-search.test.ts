import { describe, expect, it } from 'vitest';
import { jobKeys } from '@/lib/client/jobs/jobs';
import { modelListOptions } from '@/lib/client/models/models';
import type { LooseModel } from '@/lib/contract/model';
import { mountHook } from '../testing/mount-hook';
import { stubPage } from '../testing/stub-page';
import { useModelSearch } from './use-model-search';

const ids = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

async function mountSearch({ isUnlisted = false, recent = [] as string[] } = {}) {
  const models: LooseModel[] = ids.map((id) => ({ id, ...(isUnlisted ? { unlisted: true } : {}) }));
  const page = stubPage();
  page.queries.setQueryData(modelListOptions().queryKey, models);
  page.queries.setQueryData(jobKeys.list, { pages: [{ jobs: [], nextCursor: null }], pageParams: [null] });
  page.queries.setQueryDefaults(jobKeys.list, { staleTime: Infinity });
  page.stored.set('easel:recent-models', JSON.stringify(recent));
  const hook = await mountHook(page.queries, () => useModelSearch(models, 'three'));
  const press = (key: string) =>
    hook.perform(({ rowAfter, setActive }) => {
      const next = rowAfter(key);
      if (next !== undefined) setActive(next);
    });
  return { ...hook, press, type: (text: string) => hook.perform(({ setSearch }) => setSearch(text)) };
}

describe('useModelSearch', () => {
  it('starts at the model in the form, and moves by keys', async () => {
    const { current, press } = await mountSearch();
    expect(current()).toMatchObject({ activeId: 'three', count: 8, typedId: null });
    const seen: (string | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowUp', 'PageUp', 'ArrowUp', 'ArrowDown', 'PageDown', 'PageDown', 'x']) {
      await press(key);
      seen.push(current().activeId);
    }
    expect(seen).toEqual(['four', 'three', 'one', 'eight', 'one', 'seven', 'eight', 'eight']);
  });

  it('moves to the best match while typing', async () => {
    const { current, press, type } = await mountSearch();
    await press('ArrowUp');
    await type('four');
    expect(current()).toMatchObject({ activeId: 'four', count: 1 });
    await type('nothing like that');
    expect(current()).toMatchObject({ activeId: undefined, count: 0 });
  });

  it('offers a typed unlisted id, but never by Enter alone', async () => {
    const { current, press, type } = await mountSearch();
    await type('acme/one');
    expect(current()).toMatchObject({ typedId: 'acme/one', activeId: undefined });
    await press('ArrowDown');
    expect(current().activeId).toBe('acme/one');
    await type('one');
    expect(current()).toMatchObject({ typedId: null, activeId: 'one' });
  });

  it('moves a new favourite to the top when it is opened the next time', async () => {
    const { current, perform } = await mountSearch();
    const before = current().groups;
    await perform(({ toggleFavourite }) => toggleFavourite('six'));
    expect(current().favourites).toEqual(['six']);
    expect(current().groups).toEqual(before);
  });

  it('lists ids used before where the service lists no models, until a filter is set', async () => {
    const { current, type, perform } = await mountSearch({ isUnlisted: true, recent: ['acme/a', 'acme/b', 'one'] });
    expect(current().unlistedIds).toEqual(['acme/a', 'acme/b']);
    await type('/b');
    expect(current()).toMatchObject({ unlistedIds: ['acme/b'], activeId: 'acme/b' });
    await perform(({ setMedium }) => setMedium('video'));
    expect(current().unlistedIds).toEqual([]);
  });

  it('lists no ids used before where there is a list', async () => {
    const { current } = await mountSearch({ recent: ['acme/a'] });
    expect(current().unlistedIds).toEqual([]);
  });
});
