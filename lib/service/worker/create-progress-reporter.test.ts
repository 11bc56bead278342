import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../logging/create-logger.ts';
import { createProgressReporter } from './create-progress-reporter.ts';

const logger = createLogger('service', 'silent');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin(isStillOurs = true) {
  const reported: number[] = [];
  let replaced = 0;
  const reporter = createProgressReporter({
    report: (share) => {
      reported.push(share);
      return Promise.resolve(isStillOurs);
    },
    onReplaced: () => {
      replaced += 1;
    },
    logger,
  });
  return { reporter, reported, replaced: () => replaced };
}

describe('createProgressReporter', () => {
  it('reports a jump in steps, never above the actual progress, never 1', async () => {
    const { reporter, reported } = begin();
    reporter.onProgress(0.3);
    await vi.advanceTimersByTimeAsync(2000);
    expect(reported).toHaveLength(3);
    expect(reported.at(-1)).toBeCloseTo(0.3);
    reporter.onProgress(0.2);
    reporter.onProgress(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(reported).toEqual(reported.toSorted((one, other) => one - other));
    expect(reported.at(-1)).toBe(0.99);
    const steps = reported.map((share, index) => share - (reported[index - 1] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(0.13);
    reporter.stop();
  });

  it('reports nothing while nothing changes, and after stop', async () => {
    const { reporter, reported } = begin();
    await vi.advanceTimersByTimeAsync(2000);
    reporter.stop();
    reporter.onProgress(0.5);
    await vi.advanceTimersByTimeAsync(2000);
    expect(reported).toEqual([]);
  });

  it('calls onReplaced when the attempt is no longer the current one', async () => {
    const { reporter, replaced } = begin(false);
    reporter.onProgress(0.5);
    await vi.advanceTimersByTimeAsync(300);
    expect(replaced()).toBe(1);
    reporter.stop();
  });
});
