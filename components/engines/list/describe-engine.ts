import { formatWhen } from '@/lib/client/format';
import type { EngineState } from '@/lib/contract/engines';
import { formatDollars } from '@/lib/intl/format-dollars';
import { engineMessages } from '../messages';

/** How long ago something was: `just now`, `12 s ago`, `3 min ago`, then a date. */
export function formatAgo(unixSeconds: number, now: Date): string {
  const seconds = Math.max(0, Math.floor(now.getTime() / 1000) - unixSeconds);
  if (seconds < 2) return engineMessages.justNow;
  if (seconds < 60) return engineMessages.secondsAgo({ count: seconds });
  if (seconds < 3600) return engineMessages.minutesAgo({ count: Math.floor(seconds / 60) });
  return formatWhen(new Date(unixSeconds * 1000).toISOString(), now);
}

/**
 * What was spent in a time: runs, and US dollars where there are any. Runs that cost nothing by the settings have a price
 * that these don't name.
 */
export function describeSpent({ sent, cost }: EngineState['spent']['today'], isPaid: boolean): string {
  const runs = engineMessages.sent({ count: sent });
  if (cost === 0 && (!isPaid || sent > 0)) return runs;
  const price = cost > 0 && cost < 0.01 ? `< ${formatDollars(0.01)}` : formatDollars(cost);
  return `${price} · ${runs}`;
}
