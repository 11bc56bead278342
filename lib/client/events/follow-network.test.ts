import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followNetwork } from './follow-network.ts';

let isThere: boolean;
let reported: string[];
let stop: () => void;
const asked = vi.fn(async () => {
  if (!isThere) throw new TypeError('Failed to fetch');
  return new Response();
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', asked);
  asked.mockClear();
  [isThere, reported] = [true, []];
  const stopped = new AbortController();
  stop = () => stopped.abort();
  followNetwork({
    onLost: () => reported.push('lost'),
    onBack: () => reported.push('back'),
    signal: stopped.signal,
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hint = async (name: 'offline' | 'online') => {
  window.dispatchEvent(new Event(name));
  await vi.advanceTimersByTimeAsync(0);
};

describe('followNetwork', () => {
  it('reports a loss once, when the studio does not respond, and its return', async () => {
    await hint('offline');
    expect(reported).toEqual([]);
    isThere = false;
    await hint('offline');
    await hint('offline');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reported).toEqual(['lost']);
    isThere = true;
    await hint('online');
    expect(reported).toEqual(['lost', 'back']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reported).toEqual(['lost', 'back']);
  });

  it('detects the return of the studio without an event', async () => {
    isThere = false;
    await hint('offline');
    isThere = true;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(reported).toEqual(['lost', 'back']);
  });

  it('sends no requests after it is stopped', async () => {
    isThere = false;
    await hint('offline');
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    await hint('offline');
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
