import { describe, expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

describe('retryDelay', () => {
  it('doubles up to the longest delay', () => {
    expect([1, 2, 3, 99].map((failures) => retryDelay(failures, 60_000, () => 1))).toEqual([1000, 2000, 4000, 60_000]);
  });
});
