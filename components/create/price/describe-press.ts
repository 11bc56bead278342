import { forecastPress, type ForecastOptions } from '@/components/jobs/forecast';
import type { LooseModel } from '@/lib/contract/model';
import type { RunEstimate, StudioJob } from '@/lib/contract/studio/studio-job';
import { formatAbout, formatAboutRange } from './format-about';
import { estimateMessages } from './messages';

/** A shorter wait goes without saying. */
const worthSayingMs = 10_000;

/** A press of Generate that was not made yet. */
export interface Press {
  model: Pick<LooseModel, 'engine' | 'capabilities'>;
  /** How many generations it makes. */
  count: number;
  /** How long one of them takes. */
  estimate: RunEstimate;
}

/**
 * How long a press will take, in one or two phrases: its own time, and when it starts if others are before it. One rule:
 * a time that is known is always there, however short, so that it does not come and go. A scaled time is a range.
 *
 * @param open the jobs that have not ended
 */
export function describePress({ model, count, estimate }: Press, open: readonly StudioJob[], options: ForecastOptions) {
  const isVideo = model.capabilities?.output[0] === 'video';
  const engine = model.engine?.name ?? null;
  const mediaType = isVideo ? ('video' as const) : ('image' as const);
  const press = { engine, mediaType, medianSeconds: estimate.medianSeconds, count };
  const forecast = forecastPress(open, press, options);
  const waitMs = forecast?.waitMs ?? 0;
  // Without a forecast, as at a service whose slots are unknown, the jobs of a press run side by side.
  const runMs = forecast === null ? estimate.medianSeconds * 1000 : forecast.endMs - waitMs;
  const runSeconds = runMs / 1000;
  const share = runSeconds / estimate.medianSeconds;
  const time = estimate.isScaled
    ? formatAboutRange(estimate.lowSeconds * share, estimate.highSeconds * share)
    : formatAbout(runSeconds);
  return [describeTime(time, count, isVideo), describeWait(waitMs, press, open, forecast === null, options)].filter(
    (phrase) => phrase !== null,
  );
}

function describeTime(time: string, count: number, isVideo: boolean): string {
  if (count === 1) return estimateMessages.about({ time });
  return isVideo ? estimateMessages.aboutVideos({ time, count }) : estimateMessages.aboutImages({ time, count });
}

function describeWait(
  waitMs: number,
  { engine, mediaType }: { engine: string | null; mediaType: 'image' | 'video' },
  open: readonly StudioJob[],
  isUnknown: boolean,
  { isPaused }: ForecastOptions,
): string | null {
  if (isPaused) return estimateMessages.paused;
  if (waitMs >= worthSayingMs) return estimateMessages.startsIn({ time: formatAbout(waitMs / 1000) });
  if (!isUnknown) return null;
  const before = open.filter(
    (job) =>
      (job.status === 'waiting' || job.status === 'queued' || job.status === 'sending') &&
      (engine === null ? job.engine === null && job.mediaType === mediaType : job.engine === engine),
  ).length;
  return before === 0 ? null : estimateMessages.after({ count: before });
}
