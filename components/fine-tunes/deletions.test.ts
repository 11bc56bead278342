import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemovals } from './note-removals';

describe('createRemovals', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('hides at once and deletes after a while', async () => {
    const remove = vi.fn<() => Promise<void>>(async () => undefined);
    const removals = createRemovals({ delayMs: 100, onFailed: () => undefined });
    removals.begin('a', remove);
    removals.begin('a', remove);
    expect([...removals.hidden()]).toEqual(['a']);
    expect(remove).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(remove).toHaveBeenCalledOnce();
    expect([...removals.hidden()]).toEqual(['a']);
  });

  it('deletes nothing that was undone', async () => {
    const remove = vi.fn<() => Promise<void>>(async () => undefined);
    const removals = createRemovals({ delayMs: 100, onFailed: () => undefined });
    removals.begin('a', remove);
    removals.undo('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(remove).not.toHaveBeenCalled();
    expect(removals.hidden().size).toBe(0);
  });

  it('shows again what could not be deleted, and tells of it', async () => {
    const onFailed = vi.fn<(error: unknown) => void>();
    const removals = createRemovals({ delayMs: 100, onFailed });
    removals.begin('a', () => Promise.reject(new Error('no')));
    removals.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailed).toHaveBeenCalledWith(new Error('no'));
    expect(removals.hidden().size).toBe(0);
  });
});
