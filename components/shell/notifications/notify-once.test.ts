import { describe, expect, it, vi } from 'vitest';
import { createTestStorage, forbiddenStorage } from '@/lib/client/testing/test-storage';
import { usePageAs } from '@/lib/client/testing/use-page-as';
import { notifyOnce } from './notify-once';

describe('notifyOnce', () => {
  it('notifies once, whichever tab comes first', async () => {
    const storage = createTestStorage();
    const notify = vi.fn<() => void>();
    await Promise.all([1, 2, 3].map(() => notifyOnce({ name: 'a', storage }, notify)));
    expect(notify).toHaveBeenCalledOnce();
    await notifyOnce({ name: 'b', storage }, notify);
    expect(notify).toHaveBeenCalledTimes(2);
  });

  it('notifies each person who uses the browser', async () => {
    const storage = createTestStorage();
    const notify = vi.fn<() => void>();
    for (const person of ['ann', 'ben', 'ann']) {
      usePageAs(person);
      await notifyOnce({ name: 'a', storage }, notify);
    }
    expect(notify).toHaveBeenCalledTimes(2);
  });

  it('notifies without a storage', async () => {
    const notify = vi.fn<() => void>();
    await notifyOnce({ name: 'a', storage: forbiddenStorage }, notify);
    expect(notify).toHaveBeenCalledOnce();
  });
});
