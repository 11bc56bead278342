import { describe, expect, it, vi } from 'vitest';
import { createToasts } from './toasts.ts';

describe('createToasts', () => {
  it('shows at most three, and removes the oldest', () => {
    const toasts = createToasts();
    for (const message of ['a', 'b', 'c', 'd']) toasts.show(message);
    expect(toasts.current().map(({ message }) => message)).toEqual(['b', 'c', 'd']);
  });

  it('announces the same text again', () => {
    const toasts = createToasts();
    toasts.announce('Done.');
    const first = toasts.announcement();
    toasts.announce('Done.');
    expect(toasts.announcement()).not.toBe(first);
    expect(toasts.announcement().trim()).toBe('Done.');
  });

  it('calls its listeners until they unsubscribe', () => {
    const toasts = createToasts();
    const listener = vi.fn<() => void>();
    const stop = toasts.subscribe(listener);
    toasts.show('a', { stays: true });
    stop();
    toasts.dismiss(toasts.current()[0]?.id ?? 0);
    expect(listener).toHaveBeenCalledOnce();
    expect(toasts.current()).toEqual([]);
  });
});
