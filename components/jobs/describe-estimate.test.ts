import { describe, expect, it } from 'vitest';
import { describeEstimate, describeRange } from './describe-estimate';

describe('describeRange', () => {
  it.each([
    [20, 40, '20–40 s'],
    [7, 7, '7 s'],
    [50, 130, '50 s – 2 min'],
    [120, 170, '2–3 min'],
    [300, 310, '5 min'],
  ])('says %i to %i seconds as %s', (low, high, words) => {
    expect(describeRange(low, high)).toBe(words);
  });
});

describe('describeEstimate', () => {
  const estimate = { lowSeconds: 20, medianSeconds: 30, highSeconds: 40, samples: 5 };
  it('goes by the model’s past, and says when it takes longer', () => {
    expect(describeEstimate(estimate, null)).toBe('usually 20–40 s');
    expect(describeEstimate(estimate, 41_000)).toBe('longer than usual (20–40 s)');
    expect(describeEstimate(null, 5000)).toBe('no estimate yet');
  });
});
