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

/** Follows every open job to its end. */
export interface Follower {
  /** Looks for due jobs now, because something has changed. */
  wake: () => void;
  /** Makes a generation due now, because an event named it. */
  checkSoon: (generationId: string) => Promise<void>;
  /** Makes every open generation due soon, spread over time, because events may have been missed. */
  sweep: () => Promise<void>;
  /** Ends the running work and starts no more. */
  stop: () => Promise<void>;
}

const checksAtOnce = 8;
/** Few at once, since copying and previews are expensive. */
const copiesAtOnce = 2;
/** Until the database may be reachable again. */
const withoutDatabaseMs = 1_000;
/** The time over which a sweep is spread: per job, and at most. */
const sweepStepMs = 100;
const longestSweepMs = 30_000;

/**
 * @param options.isLive whether the event stream announces ends, so that polling is only a fallback
 * @param options.onCheck is called with the result of each check at the media service
 * @param options.onFound is called with the generations that were found for an enqueue without a response
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
  const checks = new Map<string, Promise<void>>();
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
      // Its lease will expire.
      logger.warn({ error: describeError(thrown), job: job.id }, 'a job could not be released');
    } finally {
      checks.delete(job.id);
      poller.wake();
    }
  }

  /** Starts the due jobs and returns the milliseconds until more are due; null to wait for a wake-up. */
  async function startDue(): Promise<number | null> {
    const attendant = context.sender();
    if (attendant === null) return withoutDatabaseMs;
    const free = checksAtOnce - checks.size;
    const claimed = free <= 0 ? [] : await claimJobs(database, attendant, free);
    for (const job of claimed) {
      if (checks.has(job.id) || (job.status === 'keeping' && copying >= copiesAtOnce)) {
        await releaseClaim(database, job, 500);
      } else checks.set(job.id, finish(job));
    }
    // Each ended job wakes the poller.
    return free <= 0 || claimed.length === free ? null : nextDueInMs(database);
  }

  const poller = createPoller({
    poll: startDue,
    onError: (error) => logger.warn({ error: describeError(error) }, 'due jobs could not be read'),
    signal: stopping.signal,
  });

  async function run(): Promise<void> {
    await resumeWork().catch((error: unknown) =>
      logger.warn({ error: describeError(error) }, 'open jobs could not be read'),
    );
    await poller.run();
  }

  /** After a start: resumes interrupted submissions and the queue, and makes all open jobs due. */
  async function resumeWork(): Promise<void> {
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
      await Promise.allSettled(checks.values());
    },
  };
}
