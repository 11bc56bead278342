import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEndSignals } from './create-end-signals.ts';

const dayMs = 24 * 60 * 60 * 1000;
const signals = createEndSignals({ onSessionEnd: () => undefined, onGap: () => undefined });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createEndSignals', () => {
  it('aborts at a time, all responses of the token together', () => {
    const first = signals.open('a');
    signals.abortAt('a', new Date(Date.now() + dayMs));
    const second = signals.open('a');
    signals.abortAt('a', new Date(Date.now() + dayMs));
    vi.advanceTimersByTime(dayMs - 1);
    expect([first.aborted, second.aborted]).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect([first.aborted, second.aborted]).toEqual([true, true]);
    expect(signals.open('a').aborted).toBe(false);
  });

  it('does not abort at once for a time that is further away than timers reach', () => {
    const signal = signals.open('b');
    signals.abortAt('b', new Date(Date.now() + 365 * dayMs));
    vi.advanceTimersByTime(20 * dayMs);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(10 * dayMs);
    expect(signal.aborted).toBe(true);
  });

  it('clears the timer of what has ended', () => {
    signals.open('c');
    signals.abortAt('c', new Date(Date.now() + dayMs));
    signals.abort('c');
    expect(vi.getTimerCount()).toBe(0);
  });
});
