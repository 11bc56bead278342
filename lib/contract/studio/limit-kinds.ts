/**
 * What can be limited:
 *
 * - `jobsAtOnce`: jobs at the media service at the same time; further ones wait in the queue
 * - `jobsPerDay`: jobs of a day, which begins at midnight UTC
 * - `spendingPerMonth`: US dollars of a calendar month in UTC, as far as prices are published
 * - `storageBytes`: bytes of the files that a person owns, those in the trash too
 */
export const limitKinds = ['jobsAtOnce', 'jobsPerDay', 'spendingPerMonth', 'storageBytes'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** The smallest and the largest amount of a limit. Nobody can work with no job at once. */
export const limitRange = {
  jobsAtOnce: { least: 1, most: 10_000 },
  jobsPerDay: { least: 0, most: 1_000_000 },
  spendingPerMonth: { least: 0, most: 1_000_000 },
  storageBytes: { least: 0, most: 2 ** 50 },
} as const satisfies Record<LimitKind, { least: number; most: number }>;
