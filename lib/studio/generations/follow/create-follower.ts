import { and, eq, inArray, sql } from 'drizzle-orm';
import { jobs } from '../../../database/studio-tables.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { createPoller } from '../../background/create-poller.ts';
import { withLease } from '../../background/with-lease.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { copyResults } from '../copy-results/copy-results.ts';
import type { JobRow } from '../records/job-rows.ts';
import { checkSubmission, checkWaiting } from '../submit/check-submission.ts';
import type { Submitter } from '../submit/create-submitter.ts';
import { lookUpSubmission } from '../submit/look-up-submission.ts';
import { checkGeneration, type CheckResult } from './check-generation.ts';
import { claimJobs, leaseMs, nextDueInMs, releaseClaim, renewClaim } from './claim-jobs.ts';

/** Follows every open job to its end, whether or not anybody looks. */
export interface Follower {
  /** Looks for due jobs now: something has changed. */
  wake: () => void;
  /** Makes a generation due now: the event stream spoke of it. */
  checkSoon: (generationId: string) => Promise<void>;
  /** Makes every open generation due soon, spread over time by their number: events may have been missed. */
  sweep: () => Promise<void>;
  /** Ends the work in hand and starts no more. */
  stop: () => Promise<void>;
}

const checksAtOnce = 8;
/** Copying and previews are heavy. */
const copiesAtOnce = 2;
/** Until the database may be in reach again. */
const withoutDatabaseMs = 1_000;
/** A sweep takes so much time a job, in all at most so much. */
const sweepStepMs = 100;
const longestSweepMs = 30_000;

/**
 * @param options.isLive whether the event stream announces ends, so that polling is only for safety
 * @param options.onCheck is called with the result of each check at the media service
 * @param options.onFound is called with generations that an enqueue without an answer has made
 */
export function createFollower(
  context: StudioContext,
  options: {
    submitter: Submitter;
    isLive: () => boolean;
    onCheck: (result: CheckResult, job: JobRow) => void;
    onFound: (generationIds: string[]) => void;
  },
): Follower {
  const { database, logger } = context;
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  let copying = 0;

  async function attend(job: JobRow): Promise<void> {
    switch (job.status) {
      case 'waiting':
        return checkWaiting(context, options.submitter, job);
      case 'sending':
        return checkSubmission(context, options.submitter, job);
      case 'unconfirmed':
        return options.onFound(await lookUpSubmission(context, job));
      case 'queued':
      case 'processing':
        return options.onCheck(await checkGeneration(context, job, options.isLive()), job);
      case 'keeping':
        return copy(job);
      default:
        return undefined;
    }
  }

  async function copy(job: JobRow): Promise<void> {
    copying += 1;
    try {
      await copyResults(context, job, stopping.signal);
    } finally {
      copying -= 1;
    }
  }

  async function finish(job: JobRow): Promise<void> {
    try {
      await withLease({ leaseMs, renew: () => renewClaim(database, job), logger }, () => attend(job));
    } catch (thrown) {
      logger.error({ error: describeError(thrown), job: job.id, status: job.status }, 'a job could not be followed');
    }
    try {
      await releaseClaim(database, job);
    } catch (thrown) {
      // Its lease will end by itself.
      logger.warn({ error: describeError(thrown), job: job.id }, 'a job could not be released');
    } finally {
      underWay.delete(job.id);
      poller.wake();
    }
  }

  /** Starts what is due and returns in how many milliseconds more will be; null when that is left to a call. */
  async function startDue(): Promise<number | null> {
    const attendant = context.sender();
    if (attendant === null) return withoutDatabaseMs;
    const free = checksAtOnce - underWay.size;
    const claimed = free <= 0 ? [] : await claimJobs(database, attendant, free);
    for (const job of claimed) {
      if (underWay.has(job.id) || (job.status === 'keeping' && copying >= copiesAtOnce)) {
        await releaseClaim(database, job, 500);
      } else underWay.set(job.id, finish(job));
    }
    // Each that ends wakes the poller.
    return free <= 0 || claimed.length === free ? null : nextDueInMs(database);
  }

  const poller = createPoller({
    poll: startDue,
    onError: (error) => logger.warn({ error: describeError(error) }, 'due jobs could not be read'),
    signal: stopping.signal,
  });

  async function run(): Promise<void> {
    await takeUp().catch((error: unknown) =>
      logger.warn({ error: describeError(error) }, 'open jobs could not be read'),
    );
    await poller.run();
  }

  /** After a start: what another left while it was sending, what waits to be sent, and all that may be overdue at once. */
  async function takeUp(): Promise<void> {
    await database
      .update(jobs)
      .set({ nextCheckAt: sql`now()` })
      .where(eq(jobs.status, 'sending'));
    await sweep();
    await options.submitter.dispatch();
  }

  async function sweep(): Promise<void> {
    const spreadMs = sql`least(${longestSweepMs}, ${sweepStepMs} * count(*) over ())`;
    await database.execute(sql`
      update ${jobs} set next_check_at = now() + random() * spread * interval '1 millisecond', hints = hints + 1
      from (select id, ${spreadMs} as spread from ${jobs} where status in ('queued', 'processing')) as open
      where ${jobs.id} = open.id and ${jobs.status} in ('queued', 'processing')`);
    poller.wake();
  }

  const running = run();
  return {
    wake: poller.wake,
    async checkSoon(generationId) {
      await database
        .update(jobs)
        .set({ nextCheckAt: sql`now()`, hints: sql`${jobs.hints} + 1` })
        .where(and(eq(jobs.generationId, generationId), inArray(jobs.status, ['queued', 'processing'])));
      poller.wake();
    },
    sweep,
    async stop() {
      stopping.abort();
      await running;
      await Promise.allSettled(underWay.values());
    },
  };
}
