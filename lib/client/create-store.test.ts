import { describe, expect, it, vi } from 'vitest';
import { createStore } from './create-store.ts';

describe('createStore', () => {
  it('returns the identical value that was set last', () => {
    const store = createStore<{ count: number }>({ count: 0 });
    const next = { count: 1 };
    store.set(next);
    expect(store.current()).toBe(next);
  });

  it('calls its listeners after each change, until they unsubscribe', () => {
    const store = createStore(0);
    const seen: number[] = [];
    const stop = store.subscribe(() => seen.push(store.current()));
    store.set(1);
    store.set(1);
    stop();
    store.set(2);
    expect(seen).toEqual([1, 1]);
  });

  it('lets a listener unsubscribe while it is called', () => {
    const store = createStore(0);
    const later = vi.fn<() => void>();
    const stop = store.subscribe(() => stop());
    store.subscribe(later);
    store.set(1);
    store.set(2);
    expect(later).toHaveBeenCalledTimes(2);
  });
});
