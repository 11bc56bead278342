import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLateWrites } from './late-writes';

describe('createLateWrites', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('writes the last value of each name after a delay', () => {
    const written: unknown[] = [];
    const writes = createLateWrites<number>({ write: (name, value) => written.push([name, value]), delayMs: 300 });
    writes.set('a', 1);
    writes.set('b', 2);
    vi.advanceTimersByTime(200);
    writes.set('a', 3);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(written).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
  });

  it('writes pending values at once on flush, and not again', () => {
    const written: unknown[] = [];
    const writes = createLateWrites<number>({ write: (name, value) => written.push([name, value]), delayMs: 300 });
    writes.set('a', 1);
    writes.flush();
    vi.advanceTimersByTime(1000);
    writes.flush();
    expect(written).toEqual([['a', 1]]);
  });
});
