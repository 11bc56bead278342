/** Money is stored in millionths of a US dollar, so that sums and comparisons are exact. */
const microsPerDollar = 1_000_000;

/** US dollars in millionths, rounded; at most what a number holds exactly: a request may ask for any number of results. */
export function toMicros(dollars: number): number {
  return Math.min(Math.round(dollars * microsPerDollar), Number.MAX_SAFE_INTEGER);
}

/** Millionths in US dollars. */
export function toDollars(micros: number): number {
  return micros / microsPerDollar;
}
