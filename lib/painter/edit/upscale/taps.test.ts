import { describe, expect, it } from 'vitest';
import { catmullRom, type Kernel, lanczos3, linear } from './kernels.ts';
import { tapsFor } from './taps.ts';

const whole = (from: number, to: number, kernel: Kernel) =>
  tapsFor({ from: { first: 0, count: from }, to: { first: 0, count: to }, scale: to / from, kernel });

describe('tapsFor', () => {
  it.each([
    [10, 23, lanczos3],
    [23, 10, catmullRom],
    [7, 28, linear],
    [1, 4, lanczos3],
    [4, 1, lanczos3],
    [9, 9, lanczos3],
  ])('has weights of equal sum within the source, from %d to %d', (from, to, kernel) => {
    const { first, count, weights } = whole(from, to, kernel);
    for (let target = 0; target < to; target++) {
      const own = weights.slice(target * count, (target + 1) * count);
      expect(own.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
      expect(first[target]).toBeGreaterThanOrEqual(0);
      expect((first[target] ?? 0) + count).toBeLessThanOrEqual(from);
    }
  });

  it('returns the source itself at its own size', () => {
    const { first, count, weights } = whole(5, 5, lanczos3);
    for (let target = 0; target < 5; target++) {
      const place = target - (first[target] ?? 0);
      expect(weights[target * count + place]).toBeCloseTo(1, 9);
    }
  });

  it('gives a part of an image the weights that the whole image has there', () => {
    const request = { scale: 2.5, kernel: lanczos3 };
    const all = tapsFor({ from: { first: 0, count: 40 }, to: { first: 0, count: 100 }, ...request });
    const part = tapsFor({ from: { first: 10, count: 20 }, to: { first: 40, count: 20 }, ...request });
    expect(part.first.map((index) => index + 10)).toEqual(all.first.slice(40, 60));
    expect(part.weights).toEqual(all.weights.slice(40 * all.count, 60 * all.count));
  });
});
