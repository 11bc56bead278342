import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPoller, type Poller } from './create-poller.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Poll = Parameters<typeof createPoller>[0]['poll'];

/** Runs a poller under fake timers and counts its polls. */
function run(poll: Poll) {
  const stopping = new AbortController();
  const polled = vi.fn(poll);
  const onError = vi.fn<(error: unknown) => void>();
  const poller: Poller = createPoller({ poll: polled, onError, signal: stopping.signal });
  const ended = poller.run();
  return {
    ...poller,
    polled,
    onError,
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

describe('createPoller', () => {
  it.each([
    ['when work is due', 700, 700],
    ['after a moment when due work was not to be had', -5, 10],
    ['at the latest after 30 s', 60_000, 30_000],
    ['after 30 s when none is known', null, 30_000],
  ])('polls again %s', async (_, dueInMs, sleepMs) => {
    const { polled, stop } = run(() => Promise.resolve(dueInMs));
    await vi.advanceTimersByTimeAsync(sleepMs - 1);
    expect(polled).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(polled).toHaveBeenCalledTimes(2);
    await stop();
  });

  it('polls again at once while there may be more', async () => {
    let left = 3;
    const { polled, stop } = run(() => Promise.resolve(left-- > 0 ? 'again' : null));
    await vi.advanceTimersByTimeAsync(9);
    expect(polled).toHaveBeenCalledTimes(4);
    await stop();
  });

  it('polls at once when it is woken', async () => {
    const { polled, wake, stop } = run(() => Promise.resolve(null));
    await vi.advanceTimersByTimeAsync(1);
    wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(polled).toHaveBeenCalledTimes(2);
    await stop();
  });

  it('polls once more when it is woken during a poll', async () => {
    const found = Promise.withResolvers<null>();
    const { polled, wake, stop } = run(() => found.promise);
    wake();
    found.resolve(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(polled).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(polled).toHaveBeenCalledTimes(2);
    await stop();
  });

  it('reports an error of a poll, and polls again a second later', async () => {
    const thrown = new Error('no database');
    const { polled, onError, stop } = run(() => Promise.reject(thrown));
    await vi.advanceTimersByTimeAsync(999);
    expect(onError.mock.calls).toEqual([[thrown]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(polled).toHaveBeenCalledTimes(2);
    await stop();
  });

  it('finishes the current poll when it is stopped, and starts no other', async () => {
    const found = Promise.withResolvers<'again'>();
    const { polled, stop } = run(() => found.promise);
    let hasEnded = false;
    const ended = stop().then(() => (hasEnded = true));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hasEnded).toBe(false);
    found.resolve('again');
    await ended;
    expect(polled).toHaveBeenCalledTimes(1);
  });
});
