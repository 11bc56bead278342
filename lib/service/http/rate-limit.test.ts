import { describe, expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

describe('createRateLimit', () => {
  it('takes a minute’s worth at once, then evenly, each owner for itself', () => {
    let now = 0;
    const limit = createRateLimit({ perMinute: 6, now: () => now });
    const take = (owner: string, times: number) => Array.from({ length: times }, () => limit.take(owner));
    expect(take('ann', 8)).toEqual([0, 0, 0, 0, 0, 0, 10, 10]);
    expect(take('ben', 1)).toEqual([0]);
    now = 7000;
    expect(limit.take('ann')).toBeCloseTo(3);
    now = 10_000;
    expect(take('ann', 2)).toEqual([0, 10]);
    now = 10_000_000;
    expect(take('ann', 7).at(-1)).toBe(10);
  });

  it('limits nothing at 0', () => {
    const limit = createRateLimit({ perMinute: 0, now: () => 0 });
    expect(Array.from({ length: 1000 }, () => limit.take('ann')).every((seconds) => seconds === 0)).toBe(true);
  });
});
