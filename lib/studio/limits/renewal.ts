import type { LimitKind } from '../../contract/studio/limit-kinds.ts';

/** The span of time that a limit is about, in UTC. */
interface Period {
  startsAt: Date;
  /** When the whole amount is available again. */
  renewsAt: Date;
}

/** When the day of a moment began, in UTC. */
export function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

/** The present period of a limit; null for a limit of what is there now. */
export function periodOf(kind: LimitKind, now: Date): Period | null {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (kind === 'jobsPerDay') {
    return { startsAt: startOfDay(now), renewsAt: new Date(Date.UTC(year, month, day + 1)) };
  }
  if (kind === 'spendingPerMonth') {
    return { startsAt: new Date(Date.UTC(year, month)), renewsAt: new Date(Date.UTC(year, month + 1)) };
  }
  return null;
}
