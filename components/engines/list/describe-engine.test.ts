import { describe, expect, it } from 'vitest';
import { describeSpent, formatAgo } from './describe-engine';

describe('formatAgo', () => {
  it('counts seconds and minutes, then gives the time', () => {
    const now = new Date(2026, 4, 6, 12, 0, 0);
    const ago = (seconds: number) => formatAgo(now.getTime() / 1000 - seconds, now);
    expect([0, 12, 150, 7200].map(ago)).toEqual(['just now', '12 s ago', '2 min ago', 'today, 10:00']);
    expect(ago(-30)).toBe('just now');
  });
});

describe('describeSpent', () => {
  it('names dollars only where they are spent', () => {
    expect(describeSpent({ sent: 1, cost: 0 }, false)).toBe('1 run');
    expect(describeSpent({ sent: 0, cost: 0 }, true)).toBe('$0.00 · 0 runs');
    expect(describeSpent({ sent: 2, cost: 0 }, true)).toBe('2 runs');
    expect(describeSpent({ sent: 1200, cost: 48.5 }, true)).toBe('$48.50 · 1,200 runs');
    expect(describeSpent({ sent: 2, cost: 0.004 }, false)).toBe('< $0.01 · 2 runs');
  });
});
