import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { jobs } from '../../database/studio-tables.ts';
import { keepJob } from '../keep/keep-job.ts';
import type { JobRow } from '../jobs/job-rows.ts';
import type { StudioContext } from '../studio-context.ts';
import { checkSubmission } from '../submit/check-submission.ts';
import type { Submitter } from '../submit/create-submitter.ts';
import { lookUpSubmission } from '../submit/look-up.ts';
import { checkGeneration, type CheckResult } from './check-generation.ts';
import { claimJobs, leaseMs, nextDueInMs } from './claim-jobs.ts';
import { describeError } from '../../logging/describe-error.ts';

/** Follows every open job to its end, whether or not anybody looks. */
export interface Follower {
  /** Looks for due jobs now: something has changed. */
  wake: () => void;
  /** Makes a generation due now: the event stream spoke of it. */
  hurry: (generationId: string) => Promise<void>;
  /** Makes every open generation due soon, spread over a few seconds: events may have been missed. */
  sweep: () => Promise<void>;
  /** Ends the work in hand and starts no more. */
  stop: () => Promise<void>;
}

const checksAtOnce = 8;
/** Copying and previews are heavy. */
const keepsAtOnce = 2;
const longestSleepMs = 30_000;
const sweepSpreadMs = 4_000;

/**
 * @param options.isLive whether the event stream tells of ends, so that looking is only for safety
 * @param options.onCheck hears how looks at the media service went
 */
export function createFollower(
  context: StudioContext,
  options: { submitter: Submitter; isLive: () => boolean; onCheck: (result: CheckResult) => void },
): Follower {
  const { database, logger } = context;
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  /** Jobs that became due again while they were attended to. */
  const again = new Set<string>();
  let keeping = 0;
  let wakeUp: (() => void) | null = null;

  async function attend(job: JobRow): Promise<void> {
    switch (job.status) {
      case 'sending':
        return checkSubmission(context, options.submitter, job);
      case 'unconfirmed':
        return lookUpSubmission(context, job);
      case 'queued':
      case 'processing':
        return options.onCheck(await checkGeneration(context, job, options.isLive()));
      case 'keeping':
        return keep(job);
      default:
        return undefined;
    }
  }

  async function keep(job: JobRow): Promise<void> {
    keeping += 1;
    try {
      await keepJob(context, job, stopping.signal);
    } finally {
      keeping -= 1;
    }
  }

  /** Keeps a job's lease alive for as long as it is attended to. */
  async function attendWithLease(job: JobRow): Promise<void> {
    const renewal = setInterval(() => {
      postpone(job, leaseMs).catch((error: unknown) =>
        logger.warn({ error: describeError(error) }, 'a lease could not be renewed'),
      );
    }, leaseMs / 3);
    try {
      await attend(job);
    } finally {
      clearInterval(renewal);
    }
  }

  async function postpone(job: JobRow, delayMs: number): Promise<void> {
    const nextCheckAt = new Date(Date.now() + delayMs);
    await database
      .update(jobs)
      .set({ nextCheckAt })
      .where(and(eq(jobs.id, job.id), eq(jobs.status, job.status)));
  }

  const makeDue = (which: SQL | undefined) => database.update(jobs).set({ nextCheckAt: new Date() }).where(which);

  async function finish(job: JobRow): Promise<void> {
    try {
      await attendWithLease(job).finally(() => underWay.delete(job.id));
      if (again.delete(job.id)) await makeDue(eq(jobs.id, job.id));
    } catch (thrown) {
      again.delete(job.id);
      logger.error({ error: describeError(thrown), job: job.id, status: job.status }, 'a job could not be followed');
    } finally {
      wakeUp?.();
    }
  }

  function start(job: JobRow): void {
    const work = finish(job);
    underWay.set(job.id, work);
  }

  /** Starts what is due and returns how long nothing will be, in milliseconds. */
  async function round(): Promise<number> {
    const free = checksAtOnce - underWay.size;
    const claimed = free <= 0 ? [] : await claimJobs(database, free);
    for (const job of claimed) {
      if (underWay.has(job.id)) again.add(job.id);
      else if (job.status === 'keeping' && keeping >= keepsAtOnce) await postpone(job, 500);
      else start(job);
    }
    if (free <= 0 || claimed.length === free) return longestSleepMs;
    return Math.min(longestSleepMs, Math.max(10, (await nextDueInMs(database)) ?? longestSleepMs));
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const { promise: woken, resolve } = Promise.withResolvers<void>();
      wakeUp = resolve;
      const sleepMs = await round().catch((error: unknown) => {
        logger.warn({ error: describeError(error) }, 'due jobs could not be read');
        return 1_000;
      });
      const timer = setTimeout(resolve, sleepMs);
      await woken;
      clearTimeout(timer);
    }
  }

  const running = run();
  return {
    wake: () => wakeUp?.(),
    async hurry(generationId) {
      await makeDue(and(eq(jobs.generationId, generationId), inArray(jobs.status, ['queued', 'processing'])));
      wakeUp?.();
    },
    async sweep() {
      const spreadMs = sql`least(${sweepSpreadMs}, 100 * count(*) over ())`;
      await database.execute(sql`
        update ${jobs} set next_check_at = now() + random() * spread * interval '1 millisecond'
        from (select id, ${spreadMs} as spread from ${jobs} where status in ('queued', 'processing')) as open
        where ${jobs.id} = open.id`);
      wakeUp?.();
    },
    async stop() {
      stopping.abort();
      wakeUp?.();
      await running;
      await Promise.allSettled(underWay.values());
    },
  };
}
