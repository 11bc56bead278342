import { describe, expect, it } from 'vitest';
import { nearestDuration, readDuration } from './read-duration.ts';

describe('readDuration', () => {
  it.each([
    ['A 10-second film of a fox', 10],
    ['waves, twelve seconds', 12],
    ['waves for 8s', 8],
    ['[0-3s] a sea [3-7s] a storm', 7],
    ['a fox in the snow', 5],
    ['a fox sits, then it snows, then the moon rises', 12],
  ])('gives %j %d seconds', (prompt, seconds) => {
    expect(readDuration(prompt)).toBe(seconds);
  });

  it('gives slow scenes more time and fast ones less', () => {
    expect(readDuration('a slow sunrise')).toBeGreaterThan(readDuration('a sunrise'));
    expect(readDuration('a quick sunrise')).toBeLessThan(readDuration('a sunrise'));
  });

  it('gives each item its time', () => {
    expect(readDuration('our trip', { shownThings: 5 })).toBe(20);
  });
});

describe('nearestDuration', () => {
  it('chooses the nearest', () => {
    expect([4.4, 7, 40].map((seconds) => nearestDuration(seconds, [4, 5, 6, 8, 30]))).toEqual([4, 8, 30]);
  });
});
