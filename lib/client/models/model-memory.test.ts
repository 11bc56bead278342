import { describe, expect, it } from 'vitest';
import { usePageAs } from '../testing/use-page-as.ts';
import { readLastModel, writeLastModel } from './last-model.ts';
import { noteRecentModel, readFavouriteModels, readRecentModels, toggleFavouriteModel } from './model-memory';

function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const entries = new Map<string, string>();
  return { getItem: (key) => entries.get(key) ?? null, setItem: (key, value) => void entries.set(key, value) };
}

describe('toggleFavouriteModel', () => {
  it('marks a model and removes the mark', () => {
    const storage = createStorage();
    toggleFavouriteModel(storage, 'v-9');
    expect(toggleFavouriteModel(storage, 'ig-1')).toEqual(['v-9', 'ig-1']);
    expect(toggleFavouriteModel(storage, 'v-9')).toEqual(['ig-1']);
    expect(readFavouriteModels(storage)).toEqual(['ig-1']);
  });

  it('works without storage', () => {
    const full: Pick<Storage, 'getItem' | 'setItem'> = {
      getItem: () => '{"not": "a list"}',
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(toggleFavouriteModel(full, 'v-9')).toEqual(['v-9']);
  });
});

describe('noteRecentModel', () => {
  it('stores the four latest, each once', () => {
    const storage = createStorage();
    for (const id of ['a', 'b', 'c', 'a', 'd', 'e']) noteRecentModel(storage, id);
    expect(readRecentModels(storage)).toEqual(['e', 'd', 'a', 'c']);
  });
});

describe('the memory of models', () => {
  it('is of one person, also in a browser of several', () => {
    const storage = createStorage();
    usePageAs('ann');
    toggleFavouriteModel(storage, 'ig-1');
    noteRecentModel(storage, 'ig-2');
    writeLastModel(storage, 'ig-3');
    const read = () => [readFavouriteModels(storage), readRecentModels(storage), readLastModel(storage)];
    usePageAs('ben');
    expect(read()).toEqual([[], [], null]);
    usePageAs('ann');
    expect(read()).toEqual([['ig-1'], ['ig-2'], 'ig-3']);
  });
});
