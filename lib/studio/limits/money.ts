/** Money is stored in millionths of a US dollar, so that sums and comparisons are exact. */
const microsPerDollar = 1_000_000;

/** US dollars in millionths, rounded. */
export function toMicros(dollars: number): number {
  return Math.round(dollars * microsPerDollar);
}

/** Millionths in US dollars. */
export function toDollars(micros: number): number {
  return micros / microsPerDollar;
}
