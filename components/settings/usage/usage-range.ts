/** The ranges of days that the usage can be shown for. */
export const usageRanges = ['7', '30', '90', 'month', 'lastMonth'] as const;
export type UsageRange = (typeof usageRanges)[number];

const dayMs = 86_400_000;
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The first and the last day of a range, in UTC as `YYYY-MM-DD`; the last is at most today. */
export function daysOfRange(range: UsageRange, now: Date): { from: string; to: string } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const today = dateOf(now.getTime());
  if (range === 'month') return { from: dateOf(Date.UTC(year, month, 1)), to: today };
  if (range === 'lastMonth')
    return { from: dateOf(Date.UTC(year, month - 1, 1)), to: dateOf(Date.UTC(year, month, 0)) };
  return { from: dateOf(now.getTime() - (Number(range) - 1) * dayMs), to: today };
}
