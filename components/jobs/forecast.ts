import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { isSent } from './job-queue';

/** When a queued job will start. */
export interface Forecast {
  /** In its lane, counted in presses: 1 for the next to start. */
  position: number;
  /** Milliseconds of this machine's clock; null where it can't be estimated. */
  startsAtMs: number | null;
  /** Whether it waits here until the queue is resumed. */
  isPaused: boolean;
}

/** What a forecast is based on, besides the jobs. */
export interface ForecastOptions {
  /** How many jobs of a lane run at once; null while that is unknown, or nothing of the lane runs. */
  slotsOf: (lane: { engine: string | null; mediaType: StudioJob['mediaType'] }) => number | null;
  nowMs: number;
  /** Whether nothing more is sent. */
  isPaused: boolean;
}

/** Bases a forecast on the present time. */
export function fromNow(options: Omit<ForecastOptions, 'nowMs'>): ForecastOptions {
  return { ...options, nowMs: Date.now() };
}

type LaneJob = Pick<StudioJob, 'engine' | 'mediaType'>;
/** Jobs of one lane wait for the same slots. */
const laneOf = ({ engine, mediaType }: LaneJob) => (engine === null ? `${mediaType}` : `engine ${engine}`);
const runMs = ({ estimate }: Pick<StudioJob, 'estimate'>) => (estimate === null ? null : estimate.medianSeconds * 1000);

/** When a running job will end, by its progress, else by past runs; null where neither says. */
export function endsAtMs(job: StudioJob, nowMs: number): number | null {
  if (job.startedAt === null) return null;
  const startedMs = Date.parse(job.startedAt);
  const usual = runMs(job);
  if (job.progress !== null && job.progress >= 0.1) {
    return nowMs + Math.max(0, nowMs - startedMs) * (1 / job.progress - 1);
  }
  return usual === null ? null : startedMs + usual;
}

/** The slots of one lane: each with the time at which it is free. */
function createSlots(running: readonly StudioJob[], count: number | null, nowMs: number) {
  const ends = running.map((job) => endsAtMs(job, nowMs));
  const idle = Array.from({ length: Math.max(0, (count ?? 0) - running.length) }, () => nowMs);
  let free = [...ends.flatMap((end) => (end === null ? [] : [Math.max(nowMs, end)])), ...idle];
  // A slot whose job may end at any time could be the next one: then nothing is known.
  if (count === null || ends.includes(null)) free = [];
  return {
    /** Takes the slot that is free first. Returns when that is; null where it is unknown. */
    take(durationMs: number | null): number | null {
      const at = free.length === 0 ? null : Math.min(...free);
      if (at === null) return null;
      const slot = free.indexOf(at);
      free = durationMs === null ? [] : free.with(slot, at + durationMs);
      return at;
    },
  };
}

function inOrder(jobs: readonly StudioJob[]): StudioJob[] {
  const sent = jobs.filter(isSent);
  const waiting = jobs.filter(({ status }) => status === 'waiting');
  return [
    ...sent.toSorted((one, other) => (one.queuedAt ?? one.createdAt).localeCompare(other.queuedAt ?? other.createdAt)),
    ...waiting.toSorted((one, other) => (one.turn ?? 0) - (other.turn ?? 0)),
  ];
}

function slotsOfLane(jobs: readonly StudioJob[], of: LaneJob, { slotsOf, nowMs }: ForecastOptions) {
  const running = jobs.filter(({ status }) => status === 'processing');
  const mine = running.filter((job) => laneOf(job) === laneOf(of));
  const most = slotsOf(of);
  if (of.engine !== null || most === null) return createSlots(mine, most, nowMs);
  // Images and videos of the service share its slots but one each (`worker/worker-slots` of the service).
  const others = running.filter(({ engine, mediaType }) => engine === null && mediaType !== of.mediaType);
  return createSlots(mine, Math.max(1, most - Math.max(0, others.length - 1)), nowMs);
}

/** Forecasts the start of all queued jobs, by their ids: those that wait at the service, and those that wait here. */
export function forecastStarts(jobs: readonly StudioJob[], options: ForecastOptions): Map<string, Forecast> {
  const forecasts = new Map<string, Forecast>();
  for (const lane of Map.groupBy(jobs, laneOf).values()) {
    const [first] = lane;
    if (first === undefined) continue;
    const slots = slotsOfLane(jobs, first, options);
    const presses = new Set<string>();
    for (const job of inOrder(lane)) {
      presses.add(job.batchId);
      const at = slots.take(runMs(job));
      const isPaused = options.isPaused && job.status === 'waiting';
      forecasts.set(job.id, { position: presses.size, startsAtMs: isPaused ? null : at, isPaused });
    }
  }
  return forecasts;
}

/**
 * Forecasts a press that is not made yet, behind everything that waits in its lane.
 *
 * @param press.count how many jobs it makes
 * @returns the milliseconds until the first of them starts and until the last has ended; null where that is unknown
 */
export function forecastPress(
  jobs: readonly StudioJob[],
  press: LaneJob & { medianSeconds: number; count: number },
  options: ForecastOptions,
): { waitMs: number; endMs: number } | null {
  const lane = jobs.filter((job) => laneOf(job) === laneOf(press));
  const slots = slotsOfLane(jobs, press, options);
  for (const job of inOrder(lane)) slots.take(runMs(job));
  const starts = Array.from({ length: press.count }, () => slots.take(press.medianSeconds * 1000));
  const [first] = starts;
  const last = starts.at(-1);
  if (first == null || last == null) return null;
  return { waitMs: first - options.nowMs, endMs: last - options.nowMs + press.medianSeconds * 1000 };
}
