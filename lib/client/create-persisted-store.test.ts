import { describe, expect, it, vi } from 'vitest';
import { firstPersonId } from '../contract/studio/first-person-id.ts';
import { createPersistedStore } from './create-persisted-store.ts';
import { ownKey } from './own-key.ts';
import { usePageAs } from './testing/use-page-as.ts';
import { createTestStorage, forbiddenStorage, type TestStorage } from './testing/test-storage.ts';

function createNumbers(storage: TestStorage, tabs: EventTarget | null = null, isShared = false) {
  return createPersistedStore<number[]>({
    key: 'numbers',
    isShared,
    initial: [],
    read: (text) => JSON.parse(text) as number[],
    write: (value) => JSON.stringify(value),
    storage: () => storage,
    tabs,
  });
}

describe('createPersistedStore', () => {
  it('reads what was stored before', () => {
    const storage = createTestStorage(new Map([['numbers', '[1]']]));
    expect(createNumbers(storage).current()).toEqual([1]);
  });

  it('shares its value with another tab, both ways', () => {
    const storage = createTestStorage();
    const [one, other] = [createNumbers(storage), createNumbers(storage)];
    expect(other.current()).toEqual([]);
    one.set([1]);
    expect(other.current()).toEqual([1]);
    other.set([1, 2]);
    expect(one.current()).toEqual([1, 2]);
  });

  it('calls its listeners when another tab stores a value, while they are subscribed', () => {
    const items = new Map<string, string>();
    const tabs = new EventTarget();
    const store = createNumbers(createTestStorage(items), tabs);
    const listener = vi.fn<() => void>();
    const unsubscribe = store.subscribe(listener);
    const storedElsewhere = (key: string, text: string) => {
      items.set(key, text);
      tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    storedElsewhere('letters', '["a"]');
    expect(listener).not.toHaveBeenCalled();
    storedElsewhere('numbers', '[1]');
    expect(listener).toHaveBeenCalledOnce();
    expect(store.current()).toEqual([1]);
    unsubscribe();
    storedElsewhere('numbers', '[1,2]');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('returns the same value until a change, and calls its listeners then', () => {
    const store = createNumbers(createTestStorage(new Map([['numbers', '[1]']])));
    const listener = vi.fn<() => void>();
    const unsubscribe = store.subscribe(listener);
    expect(store.current()).toBe(store.current());
    const next = [2];
    store.set(next);
    expect(store.current()).toBe(next);
    unsubscribe();
    store.set([3]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('has a value for each person who uses the browser, unless it is shared', () => {
    const storage = createTestStorage(new Map([['numbers', '[1]']]));
    const set = (person: string, numbers: number[]) => {
      usePageAs(person);
      createNumbers(storage).set(numbers);
    };
    set('ann', [2]);
    set('ben', [3]);
    expect(createNumbers(storage).current()).toEqual([3]);
    expect(createNumbers(storage, null, true).current()).toEqual([1]);
    usePageAs('ann');
    expect(createNumbers(storage).current()).toEqual([2]);
    usePageAs('cleo');
    expect(createNumbers(storage).current()).toEqual([]);
    usePageAs(firstPersonId);
    expect(createNumbers(storage).current()).toEqual([1]);
  });

  it('hears only of its own values in other tabs', () => {
    const tabs = new EventTarget();
    usePageAs('ben');
    const listener = vi.fn<() => void>();
    const unsubscribe = createNumbers(createTestStorage(), tabs).subscribe(listener);
    for (const key of ['numbers', 'ann:numbers']) tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(listener).not.toHaveBeenCalled();
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: ownKey('numbers') }));
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
  });

  it('keeps its value when the stored text can’t be read', () => {
    const items = new Map([['numbers', '[1]']]);
    const store = createNumbers(createTestStorage(items));
    expect(store.current()).toEqual([1]);
    items.set('numbers', 'nonsense');
    expect(store.current()).toEqual([1]);
  });

  it('holds its value for the page when nothing can be stored', () => {
    const forbidden = createNumbers(forbiddenStorage);
    const full = createNumbers({ ...forbiddenStorage, getItem: () => '[1]' });
    for (const store of [forbidden, full]) {
      store.set([2]);
      expect(store.current()).toEqual([2]);
    }
  });
});
