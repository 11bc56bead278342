import { describe, expect, it } from 'vitest';
import type { LimitState } from '@/lib/contract/studio/limits';
import { judgePress } from './judge-press';

const limit = (kind: LimitState['kind'], amount: number, used: number): LimitState => ({
  kind,
  amount,
  used,
  left: Math.max(0, amount - used),
  renewsAt: null,
});

describe('judgePress', () => {
  it('has nothing to say without limits', () => {
    expect(judgePress([], { jobs: 4, cost: 9 })).toBeNull();
  });

  it('names the limit that a press would exceed', () => {
    const limits = [limit('jobsPerDay', 10, 7), limit('spendingPerMonth', 5, 4)];
    expect(judgePress(limits, { jobs: 4, cost: 0 })).toMatchObject({ kind: 'exceeds', limit: { kind: 'jobsPerDay' } });
    expect(judgePress(limits, { jobs: 1, cost: 1.2 })).toMatchObject({
      kind: 'exceeds',
      limit: { kind: 'spendingPerMonth' },
    });
    expect(judgePress([limit('storageBytes', 10, 12)], { jobs: 1, cost: 0 })?.kind).toBe('exceeds');
  });

  it('lets a press use up the rest, and a free one pass when nothing is left to spend', () => {
    expect(judgePress([limit('spendingPerMonth', 0.3, 0)], { jobs: 3, cost: 0.1 * 3 })?.kind).toBe('fits');
    expect(judgePress([limit('spendingPerMonth', 5, 6)], { jobs: 1, cost: 0 })?.kind).toBe('fits');
    expect(judgePress([limit('jobsPerDay', 3, 0)], { jobs: 3, cost: 0 })?.kind).toBe('fits');
  });

  it('says that a press will wait, and never that it exceeds the jobs at once', () => {
    const atOnce = limit('jobsAtOnce', 2, 2);
    expect(judgePress([atOnce, limit('jobsPerDay', 10, 9)], { jobs: 1, cost: 0 })).toEqual({
      kind: 'waits',
      limit: atOnce,
    });
    expect(judgePress([limit('jobsAtOnce', 2, 1)], { jobs: 4, cost: 0 })?.kind).toBe('fits');
  });

  it('names the limit of which the smallest share is left', () => {
    const limits = [limit('jobsAtOnce', 2, 1), limit('jobsPerDay', 100, 50), limit('storageBytes', 1_000, 900)];
    expect(judgePress(limits, { jobs: 1, cost: 0 })).toMatchObject({ kind: 'fits', limit: { kind: 'storageBytes' } });
    expect(judgePress([limit('jobsAtOnce', 2, 1)], { jobs: 1, cost: 0 })?.limit.kind).toBe('jobsAtOnce');
  });
});
