import { describe, expect, it } from 'vitest';
import { sumReviews } from './sum-reviews';

const given = (itemId: string, name: string, verdict: 'yes' | 'no' | 'change') => ({
  itemId,
  person: { id: name, name },
  verdict,
  decidedAt: '2026-11-20T08:00:00.000Z',
});

describe('sumReviews', () => {
  it('lists names by verdict and counts comments, only for items with any', () => {
    const reviews = sumReviews({
      verdicts: [given('a', 'Ben', 'yes'), given('a', 'Ann', 'yes'), given('b', 'Cleo', 'change')],
      commentCounts: [
        { itemId: 'b', count: 2 },
        { itemId: 'c', count: 1 },
      ],
    });
    const names = { yes: [], no: [], change: [] };
    expect(Object.fromEntries(reviews)).toEqual({
      a: { names: { ...names, yes: ['Ann', 'Ben'] }, comments: 0 },
      b: { names: { ...names, change: ['Cleo'] }, comments: 2 },
      c: { names, comments: 1 },
    });
  });

  it('has nothing of a board without reviews', () => {
    expect(sumReviews({ verdicts: [], commentCounts: [] }).size).toBe(0);
  });
});
