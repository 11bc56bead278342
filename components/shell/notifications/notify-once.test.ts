import { describe, expect, it, vi } from 'vitest';
import { notifyOnce } from './notify-once';

function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

const forbidden = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
};

describe('notifyOnce', () => {
  it('notifies once, whichever tab comes first', async () => {
    const storage = createStorage();
    const notify = vi.fn<() => void>();
    await Promise.all([1, 2, 3].map(() => notifyOnce({ name: 'a', storage }, notify)));
    expect(notify).toHaveBeenCalledOnce();
    await notifyOnce({ name: 'b', storage }, notify);
    expect(notify).toHaveBeenCalledTimes(2);
  });

  it('notifies without a storage', async () => {
    const notify = vi.fn<() => void>();
    await notifyOnce({ name: 'a', storage: forbidden }, notify);
    expect(notify).toHaveBeenCalledOnce();
  });
});
