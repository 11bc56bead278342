import { formatWhen } from '@/lib/client/format';
import type { EngineState } from '@/lib/contract/engines';
import { engineMessages } from '../messages';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** How long ago something was: `just now`, `12 s ago`, `3 min ago`, then a date. */
export function formatAgo(unixSeconds: number, now: Date): string {
  const seconds = Math.max(0, Math.floor(now.getTime() / 1000) - unixSeconds);
  if (seconds < 2) return 'just now';
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  return formatWhen(new Date(unixSeconds * 1000).toISOString(), now);
}

/**
 * What was spent in a time: runs, and US dollars where there are any. Runs that cost nothing by the settings have a price
 * that these don't name.
 */
export function describeSpent({ sent, cost }: EngineState['spent']['today'], isPaid: boolean): string {
  const runs = engineMessages.sent(sent);
  if (cost === 0 && (!isPaid || sent > 0)) return runs;
  const price = cost > 0 && cost < 0.01 ? '< $0.01' : dollars.format(cost);
  return `${price} · ${runs}`;
}
