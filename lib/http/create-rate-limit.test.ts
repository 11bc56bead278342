import { describe, expect, it } from 'vitest';
import { createRateLimit } from './create-rate-limit.ts';

describe('createRateLimit', () => {
  it('allows a minute’s worth at once, then an even rate, for each owner', () => {
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

  it('refunds a request, up to the limit', () => {
    const limit = createRateLimit({ perMinute: 2, now: () => 0 });
    limit.giveBack('ann');
    for (let turn = 0; turn < 5; turn += 1) {
      expect(limit.take('ann')).toBe(0);
      limit.giveBack('ann');
    }
    expect([limit.take('ann'), limit.take('ann'), limit.take('ann')]).toEqual([0, 0, 30]);
  });

  it('forgets the owner that was idle longest when there are too many', () => {
    const limit = createRateLimit({ perMinute: 1, now: () => 0 });
    expect([limit.take('quiet'), limit.take('busy')]).toEqual([0, 0]);
    const others = (first: number) => {
      for (let owner = first; owner < first + 5_000; owner += 1) limit.take(`owner ${owner}`);
    };
    others(0);
    expect(limit.take('busy')).toBe(60);
    others(5_000);
    expect([limit.take('busy'), limit.take('quiet')]).toEqual([60, 0]);
  });

  it('does not limit at 0', () => {
    const limit = createRateLimit({ perMinute: 0, now: () => 0 });
    expect(Array.from({ length: 1000 }, () => limit.take('ann')).every((seconds) => seconds === 0)).toBe(true);
  });
});
