import type { LimitState } from '@/lib/contract/studio/limits';

/** What a press would make. */
export interface PlannedPress {
  jobs: number;
  /** US dollars, at most; 0 where no price is published. */
  cost: number;
}

/** What a press means for the limits: it exceeds one, it waits for one, or it fits. */
export type PressVerdict = { kind: 'exceeds' | 'waits' | 'fits'; limit: LimitState } | null;

/**
 * What there is to say of the limits before a press: the one that it would exceed, else that it will wait, else the one of
 * which the smallest share is left. Null without limits to speak of.
 */
export function judgePress(limits: readonly LimitState[], press: PlannedPress): PressVerdict {
  const exceeded = limits.find((limit) => exceeds(limit, press));
  if (exceeded !== undefined) return { kind: 'exceeds', limit: exceeded };
  const atOnce = limits.find(({ kind }) => kind === 'jobsAtOnce');
  if (atOnce?.left === 0) return { kind: 'waits', limit: atOnce };
  const [nearest] = limits.toSorted((one, other) => shareLeft(one) - shareLeft(other));
  return nearest === undefined ? null : { kind: 'fits', limit: nearest };
}

function exceeds({ kind, left }: LimitState, { jobs, cost }: PlannedPress): boolean {
  if (kind === 'jobsAtOnce') return false;
  if (kind === 'jobsPerDay') return jobs > left;
  if (kind === 'storageBytes') return left === 0;
  // The studio counts in millionths.
  return cost > 0 && Math.round(cost * 1e6) > Math.round(left * 1e6);
}

/** Whoever is about to run out of something hears of that; how many jobs run at once comes last. */
function shareLeft({ kind, left, amount }: LimitState): number {
  return kind === 'jobsAtOnce' ? 2 : left / Math.max(amount, Number.EPSILON);
}
