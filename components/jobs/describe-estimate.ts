import { formatTook } from '@/lib/client/format';
import type { RunEstimate } from '@/lib/contract/studio-job';

const minutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));

/** A range of times in one unit where both are of it: `20–40 s`, `2–3 min`, `50 s – 2 min`. */
export function describeRange(lowSeconds: number, highSeconds: number): string {
  if (highSeconds < 100) return lowSeconds === highSeconds ? `${highSeconds} s` : `${lowSeconds}–${highSeconds} s`;
  if (lowSeconds < 100) return `${formatTook(lowSeconds * 1000)} – ${minutes(highSeconds)} min`;
  const [low, high] = [minutes(lowSeconds), minutes(highSeconds)];
  return low === high ? `${low} min` : `${low}–${high} min`;
}

/** How long a run may take by the past runs of its model; says so where there are none, and where it takes longer. */
export function describeEstimate(estimate: RunEstimate | null, runningMs: number | null): string {
  if (estimate === null) return 'no estimate yet';
  const range = describeRange(estimate.lowSeconds, estimate.highSeconds);
  if (runningMs !== null && runningMs > estimate.highSeconds * 1000) return `longer than usual (${range})`;
  return `usually ${range}`;
}

/** What an estimate is based on. */
export function estimateSource({ samples }: RunEstimate): string {
  return `Most of the last ${samples} runs of this model at like settings took this long.`;
}
