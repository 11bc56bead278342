import { describe, expect, it } from 'vitest';
import { pollDelay } from './poll-delay.ts';

const delays = (isLive: boolean, mediaType: 'image' | 'video', ageMs: number) =>
  [0, 0.25, 0.5, 0.75, 0.999].map((chance) => pollDelay(isLive, { mediaType, ageMs }, () => chance));

describe('pollDelay', () => {
  it.each([
    ['image', 2_000, 5_000],
    ['video', 10_000, 30_000],
  ] as const)('polls an %s between its bounds, further apart as it goes on', (mediaType, least, most) => {
    for (const ageMs of [0, 10_000, 100_000, 10_000_000]) {
      for (const delay of delays(false, mediaType, ageMs)) {
        expect(delay).toBeGreaterThanOrEqual(least);
        expect(delay).toBeLessThanOrEqual(most);
      }
    }
    const middles = [0, 30_000, 10_000_000].map((ageMs) => delays(false, mediaType, ageMs)[2] ?? 0);
    expect(middles).toEqual(middles.toSorted((one, other) => one - other));
    expect(middles[0]).toBe(least);
    expect(middles[2]).toBe(most);
  });

  it('varies at random, and is long while events announce ends', () => {
    expect(new Set(delays(false, 'image', 30_000)).size).toBe(5);
    expect(Math.min(...delays(true, 'image', 0))).toBeGreaterThanOrEqual(20_000);
  });
});
