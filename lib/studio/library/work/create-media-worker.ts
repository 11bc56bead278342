import { sql } from 'drizzle-orm';
import { retryDatabase } from '../../../database/retry-database.ts';
import { mediaWork } from '../../../database/studio-tables.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { createMediaTasks } from '../../../media/tasks/create-media-tasks.ts';
import { createPoller } from '../../background/create-poller.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import {
  claimWork,
  claimedWork,
  nextWorkInMs,
  renewWork,
  workLeaseMs,
  type MediaWorkRow,
  type WorkStep,
} from './work-rows.ts';
import { performStep } from './perform-step.ts';
import { retryDelay } from '../../background/retry-delay.ts';
import { withLease } from '../../background/with-lease.ts';
import { describeFailure } from '../files/describe-failure.ts';

/** Creates the derived files of media in the background, and continues where a killed studio stopped. */
export interface MediaWorker {
  /** Looks for due work now, because there is more. */
  wake: () => void;
  /** Aborts the running work, to be done later, and starts no more. */
  stop: () => Promise<void>;
}

/**
 * Groups of steps that run in parallel, one step of each group at a time: a preview may take minutes, and nothing
 * should wait for it. The looks of a whole library may be due after an update.
 */
const lanes: readonly (readonly WorkStep[])[] = [
  ['thumbnail', 'waveform', 'strip', 'removal'],
  ['preview'],
  ['look', 'settings'],
];
const longestRetryMs = 30 * 60_000;
/** Attempts before a step is given up; few for an invalid file, which stays invalid. */
const mostAttempts = { hopeful: 10, invalidFile: 2 };

/** Starts the media worker of a studio. */
export function createMediaWorker(context: StudioContext): MediaWorker {
  const { database, logger } = context;
  const stopping = new AbortController();
  const tasks = createMediaTasks(lanes.length, {
    memoryLimitBytes: context.settings.mediaMemoryBytes,
    urgency: 'background',
  });

  async function perform(work: MediaWorkRow): Promise<void> {
    const lease = { leaseMs: workLeaseMs, renew: () => renewWork(database, work), logger };
    try {
      await withLease(lease, () => performStep(context, work, { runMediaTask: tasks.run, signal: stopping.signal }));
    } catch (thrown) {
      await retryDatabase(() => noteFailure(work, thrown));
    }
  }

  async function noteFailure(work: MediaWorkRow, thrown: unknown): Promise<void> {
    if (stopping.signal.aborted) {
      // The studio is stopping: the next one need not wait for the lease to end.
      await database
        .update(mediaWork)
        .set({ nextAttemptAt: sql`now()` })
        .where(claimedWork(work));
      return;
    }
    const { message, isFileInvalid } = describeFailure(thrown);
    const attempts = work.attempts + 1;
    const isGivenUp = attempts >= (isFileInvalid ? mostAttempts.invalidFile : mostAttempts.hopeful);
    const delay = sql`now() + ${retryDelay(attempts, longestRetryMs)} * interval '1 millisecond'`;
    logger.warn({ error: describeError(thrown), media: work.mediaId, step: work.step }, 'a media step failed');
    await database
      .update(mediaWork)
      .set({ attempts, message, nextAttemptAt: isGivenUp && work.step !== 'removal' ? null : delay })
      .where(claimedWork(work));
  }

  async function doNext(steps: readonly WorkStep[]): Promise<number | 'again' | null> {
    const work = await claimWork(database, steps);
    if (work === null) return nextWorkInMs(database, steps);
    await perform(work);
    return 'again';
  }

  const pollers = lanes.map((steps) =>
    createPoller({
      poll: () => doNext(steps),
      onError: (error) => {
        if (!stopping.signal.aborted) logger.warn({ error: describeError(error) }, 'due media steps could not be read');
      },
      signal: stopping.signal,
    }),
  );
  const running = Promise.all(pollers.map(({ run }) => run()));
  return {
    wake() {
      for (const { wake } of pollers) wake();
    },
    async stop() {
      stopping.abort();
      await running;
      tasks.close();
    },
  };
}
