import { describe, expect, it, vi } from 'vitest';
import { createPersistedStore } from './create-persisted-store.ts';

type TestStorage = Pick<Storage, 'getItem' | 'setItem'>;

function createStorage(items = new Map<string, string>()): TestStorage {
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

function denied(): never {
  throw new Error('denied');
}

function createNumbers(storage: TestStorage) {
  return createPersistedStore<number[]>({
    key: 'numbers',
    initial: [],
    read: (text) => JSON.parse(text) as number[],
    write: (value) => JSON.stringify(value),
    storage: () => storage,
  });
}

describe('createPersistedStore', () => {
  it('reads what was stored before', () => {
    const storage = createStorage(new Map([['numbers', '[1]']]));
    expect(createNumbers(storage).current()).toEqual([1]);
  });

  it('shares its value with another tab, both ways', () => {
    const storage = createStorage();
    const [one, other] = [createNumbers(storage), createNumbers(storage)];
    expect(other.current()).toEqual([]);
    one.set([1]);
    expect(other.current()).toEqual([1]);
    other.set([1, 2]);
    expect(one.current()).toEqual([1, 2]);
  });

  it('gives the same value until something changes, and calls its listeners then', () => {
    const store = createNumbers(createStorage(new Map([['numbers', '[1]']])));
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    expect(store.current()).toBe(store.current());
    const next = [2];
    store.set(next);
    expect(store.current()).toBe(next);
    stop();
    store.set([3]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('keeps its value where the stored text can’t be read', () => {
    const items = new Map([['numbers', '[1]']]);
    const store = createNumbers(createStorage(items));
    expect(store.current()).toEqual([1]);
    items.set('numbers', 'nonsense');
    expect(store.current()).toEqual([1]);
  });

  it('holds for the page where nothing can be stored', () => {
    const forbidden = createNumbers({ getItem: denied, setItem: denied });
    const full = createNumbers({ getItem: () => '[1]', setItem: denied });
    for (const store of [forbidden, full]) {
      store.set([2]);
      expect(store.current()).toEqual([2]);
    }
  });
});
