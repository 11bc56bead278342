import type { LimitKind } from '@/lib/contract/studio/limit-kinds';
import { formatBytes } from '@/lib/contract/format-bytes';
import type { LimitState } from '@/lib/contract/studio/limits';
import { formatDollars } from '@/lib/intl/format-dollars';
import { formatWhole } from '@/lib/intl/formats';
import type { PlannedPress, PressVerdict } from './judge-press';
import { limitMessages } from './messages';

const formats: Record<LimitKind, (amount: number) => string> = {
  jobsAtOnce: formatWhole,
  jobsPerDay: formatWhole,
  spendingPerMonth: formatDollars,
  storageBytes: (bytes) => formatBytes(bytes),
};

/** An amount of a limit for display: `3`, `$1.20`, `2.5 GB`. */
export function formatAmount(kind: LimitKind, amount: number): string {
  return formats[kind](amount);
}

/** What is left of a limit, as a short line. */
function describeLeft({ kind, amount, used, left }: LimitState): string {
  if (kind === 'jobsAtOnce') return limitMessages.running({ used: Math.min(used, amount), amount });
  if (kind === 'jobsPerDay') return limitMessages.jobsLeft({ left });
  if (kind === 'spendingPerMonth') return limitMessages.spendingLeft({ left: formatDollars(left) });
  return limitMessages.storageLeft({ left: formatBytes(left) });
}

/** What there is to say of the limits before a press, as a sentence or a short line. */
export function describeVerdict({ kind, limit }: NonNullable<PressVerdict>, { jobs, cost }: PlannedPress): string {
  if (kind === 'waits') return limitMessages.waits({ amount: limit.amount });
  if (kind === 'fits') return describeLeft(limit);
  if (limit.kind === 'jobsPerDay') return limitMessages.exceedsJobs({ jobs, left: limit.left });
  if (limit.kind === 'storageBytes') return limitMessages.exceedsStorage;
  return limitMessages.exceedsSpending({ cost: formatDollars(cost), left: formatDollars(limit.left) });
}
