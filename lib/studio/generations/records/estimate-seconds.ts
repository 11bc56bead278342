import type { RunEstimate } from '../../../contract/studio/studio-job.ts';
import { workOfSettings } from './work-of-settings.ts';

/** A past run of the model that is asked for. */
export interface PastRun {
  settingsGroup: string;
  seconds: number;
}

/** So many runs at the very same settings show by themselves how much they differ. */
const enoughRuns = 3;
/** How far fewer runs at the same settings may be off. */
const fewSpread = 1.25;
/** How far a line through runs of several sizes may be off, within those sizes and beyond them. */
const withinSpread = 1.15;
const beyondSpread = 1.4;
/** The same where only one size is known, on top of what the overhead leaves open. */
const singleSpread = 1.1;
/** Of a run of the only known size, at most this share does not grow with the work. */
const mostOverhead = 0.5;
/** How far runs with another quality or speed may be off. */
const otherKindSpread = 2;

/** Seconds, with what they lie between. */
interface Guess {
  low: number;
  middle: number;
  high: number;
}

/**
 * Estimates how long a run takes from past runs of its model, by the best that is known:
 *
 * 1. three or more runs at the same settings: their median, and the range of the middle four fifths;
 * 2. one or two of them: their median, and a range around it;
 * 3. runs of other sizes: scaled by the work (`workOfSettings`). Two or more sizes give a constant overhead and the
 *    seconds per unit of work (a Theil–Sen line through the medians of the sizes, so that a single outlier does not
 *    turn it); one size gives a range from half overhead to none.
 * 4. runs with another quality or speed only: the same, in a wide range.
 *
 * @returns null without a past run
 */
export function estimateSeconds(settingsGroup: string, past: readonly PastRun[]): RunEstimate | null {
  const seconds = past.flatMap((run) => (run.settingsGroup === settingsGroup ? [run.seconds] : []));
  if (seconds.length >= enoughRuns) {
    const at = (share: number) => quantile(seconds, share);
    return toEstimate({ low: at(0.1), middle: median(seconds), high: at(0.9) }, seconds.length, false);
  }
  if (seconds.length > 0) {
    const range = { low: Math.min(...seconds), middle: median(seconds), high: Math.max(...seconds) };
    return toEstimate(widen(range, fewSpread), seconds.length, false);
  }
  const asked = workOfSettings(settingsGroup);
  const runs = past.map((run) => ({ ...run, ...workOfSettings(run.settingsGroup) }));
  const alike = runs.filter(({ kind }) => kind === asked.kind);
  if (alike.length > 0) return toEstimate(scale(alike, asked.units), alike.length, true);
  if (runs.length === 0) return null;
  // Their units can't be compared with those asked for: the time of all of them is what is known.
  return toEstimate(
    widen(
      scale(
        runs.map((run) => ({ ...run, units: 1 })),
        1,
      ),
      otherKindSpread,
    ),
    runs.length,
    true,
  );
}

/** A size of which runs are known, in units of work, with the median of its seconds. */
interface Size {
  units: number;
  seconds: number;
}

function scale(runs: readonly Size[], units: number): Guess {
  const sizes = [...Map.groupBy(runs, (run) => run.units)]
    .map(([of, alike]) => ({ units: of, seconds: median(alike.map(({ seconds }) => seconds)) }))
    .toSorted((one, other) => one.units - other.units);
  const line = fitLine(sizes);
  if (line === null) return scaleOne(sizes, units);
  const at = (of: number) => line.overhead + line.slope * of;
  const misses = sizes.map((size) => Math.max(size.seconds / at(size.units), at(size.units) / size.seconds));
  const isWithin = units >= (sizes[0]?.units ?? 0) && units <= (sizes.at(-1)?.units ?? 0);
  const spread = median(misses) * (isWithin ? withinSpread : beyondSpread);
  return widen({ low: at(units), middle: at(units), high: at(units) }, spread);
}

/** Scales the median of all sizes: they do not say how time grows with work. */
function scaleOne(sizes: readonly Size[], units: number): Guess {
  const seconds = median(sizes.map((size) => size.seconds));
  const share = units / median(sizes.map((size) => size.units));
  const [none, most] = [seconds * share, seconds * (mostOverhead + (1 - mostOverhead) * share)];
  return widen({ low: Math.min(none, most), middle: (none + most) / 2, high: Math.max(none, most) }, singleSpread);
}

/** Seconds as overhead plus slope × units, neither below zero; null where time does not grow with work. */
function fitLine(sizes: readonly Size[]): { overhead: number; slope: number } | null {
  const slopes = sizes.flatMap((one, index) =>
    sizes.slice(index + 1).map((other) => (other.seconds - one.seconds) / (other.units - one.units)),
  );
  const slope = median(slopes);
  if (!(slope > 0)) return null;
  const overhead = median(sizes.map(({ units, seconds }) => seconds - slope * units));
  if (overhead >= 0) return { overhead, slope };
  return { overhead: 0, slope: median(sizes.map(({ units, seconds }) => seconds / units)) };
}

const widen = ({ low, middle, high }: Guess, by: number): Guess => ({ low: low / by, middle, high: high * by });

function toEstimate({ low, middle, high }: Guess, samples: number, isScaled: boolean): RunEstimate {
  return {
    lowSeconds: Math.max(1, Math.floor(low)),
    medianSeconds: Math.max(1, Math.round(middle)),
    highSeconds: Math.max(1, Math.ceil(high)),
    samples,
    isScaled,
  };
}

const median = (values: readonly number[]) => quantile(values, 0.5);

/** The value below which a share of the values lies, interpolated between two of them; 0 without values. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = share * (sorted.length - 1);
  const [below = 0, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}
