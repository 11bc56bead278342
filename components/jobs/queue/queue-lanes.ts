import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { isQueuedHere, isSent, type JobGroup } from '../job-queue';

/** A row of the queue: the jobs of one press for one engine that have not started. */
export interface QueueRow extends JobGroup {
  /** Whether the service has them already: they can't be moved or held any more. */
  isSent: boolean;
  /** Whether all of them are on hold. */
  isHeld: boolean;
  /** Its position among all rows of the lane that were not sent, from 1; null for a sent one. */
  position: number | null;
}

/** The jobs that wait for one engine, or for the service itself. */
export interface QueueLane {
  /** The name of the engine; null for the service itself. */
  engine: string | null;
  /** How many of its jobs run. */
  running: number;
  /** What waits in it, of whomever. */
  waiting: StudioJob[];
  /** The listed rows, the first to start in front. */
  rows: QueueRow[];
}

/** The open jobs as the queue panel shows them. */
export interface QueueView {
  /** What is at work, or has to be looked at, the longest running in front. */
  running: StudioJob[];
  /** The service itself first, then engines by name; only lanes in which something listed waits. */
  lanes: QueueLane[];
}

const isAtWork = ({ status }: StudioJob) => status === 'processing' || status === 'keeping' || status === 'unconfirmed';
const startOf = ({ startedAt, createdAt }: StudioJob) => startedAt ?? createdAt;

/**
 * Arranges open jobs by what they wait for. Lanes count everyone's jobs, which share their slots.
 *
 * @param isListed whether a job is shown itself
 */
export function arrangeQueue(jobs: readonly StudioJob[], isListed: (job: StudioJob) => boolean): QueueView {
  const running = jobs.filter(isAtWork).toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
  const waiting = jobs.filter((job) => isSent(job) || isQueuedHere(job));
  const lanes = [...Map.groupBy(waiting, ({ engine }) => engine)].map(([engine, lane]) => ({
    engine,
    running: running.filter((job) => job.engine === engine && job.status === 'processing').length,
    waiting: lane,
    rows: rowsOf(lane).filter(({ jobs: [first] }) => isListed(first)),
  }));
  return {
    running: running.filter(isListed),
    lanes: lanes
      .filter(({ rows }) => rows.length > 0)
      .toSorted((one, other) => (one.engine ?? '').localeCompare(other.engine ?? '')),
  };
}

function rowsOf(lane: readonly StudioJob[]): QueueRow[] {
  const rows = [...Map.groupBy(lane, (job) => keyOf(job))].flatMap(([key, [first, ...others]]): QueueRow[] => {
    if (first === undefined) return [];
    const jobs = [first, ...others] as const;
    const isHeld = jobs.every(({ status }) => status === 'held');
    return [{ key, jobs: [...jobs], isSent: isSent(first), isHeld, position: null }];
  });
  const sent = rows.filter((row) => row.isSent);
  const here = rows.filter((row) => !row.isSent);
  return [
    ...sent.toSorted((one, other) => sentAt(one).localeCompare(sentAt(other))),
    ...here.toSorted((one, other) => turnOf(one) - turnOf(other)).map((row, at) => ({ ...row, position: at + 1 })),
  ];
}

/** Jobs of one press share a row. An administrator's retry in the batch of somebody else has its own. */
const keyOf = (job: StudioJob) => `${job.batchId} ${job.owner.id}${isSent(job) ? ' sent' : ''}`;

const sentAt = ({ jobs: [job] }: QueueRow) => job.queuedAt ?? job.sentAt ?? job.createdAt;
const turnOf = ({ jobs }: QueueRow) => Math.min(...jobs.map(({ turn }) => turn ?? Infinity));
