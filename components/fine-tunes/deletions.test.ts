import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeletions } from './deletions';

describe('createDeletions', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('hides at once and deletes after a delay', async () => {
    const remove = vi.fn<() => Promise<void>>(async () => undefined);
    const deletions = createDeletions({ delayMs: 100, onFailed: () => undefined });
    deletions.begin('a', remove);
    deletions.begin('a', remove);
    expect([...deletions.hidden()]).toEqual(['a']);
    expect(remove).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(remove).toHaveBeenCalledOnce();
    expect([...deletions.hidden()]).toEqual(['a']);
  });

  it('deletes nothing after an undo', async () => {
    const remove = vi.fn<() => Promise<void>>(async () => undefined);
    const deletions = createDeletions({ delayMs: 100, onFailed: () => undefined });
    deletions.begin('a', remove);
    deletions.undo('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(remove).not.toHaveBeenCalled();
    expect(deletions.hidden().size).toBe(0);
  });

  it('shows an item again that could not be deleted, and reports the error', async () => {
    const onFailed = vi.fn<(error: unknown) => void>();
    const deletions = createDeletions({ delayMs: 100, onFailed });
    deletions.begin('a', () => Promise.reject(new Error('no')));
    deletions.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailed).toHaveBeenCalledWith(new Error('no'));
    expect(deletions.hidden().size).toBe(0);
  });
});
