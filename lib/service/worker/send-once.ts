import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EaselError } from '../../contract/error.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import { sendingDeadlineMs, type EngineJob, type Handle } from '../engines/engine.ts';
import { isEngineError, type EngineError } from '../engines/engine-error.ts';
import { markSending, saveHandle, unmarkSending, type Expense } from '../queue/send-to-engine.ts';
import { outcomeUnknown, type EngineRun } from './engine-run.ts';
import { completeJob, jobOfPart, type Order } from './read-order.ts';
import { StopReason } from './stop-reason.ts';

/** A part that was sent, or may have been, and has not ended. */
export interface SentPart {
  key: string;
  /** Null when its answer was lost. */
  handle: Handle | null;
}

const mostResends = 3;
const usualSettleMs = 1000;
/** How often an engine is asked for a request that another worker may still be sending. */
const askAgainMs = 2000;
/** How long an engine that is away is waited for when results would be lost otherwise. */
const patienceMs = 600_000;
/** How long to wait before a request that did not arrive is sent again. */
const [usualPauseMs, longestPauseMs] = [15_000, 120_000];

async function takeBack({ tools, held }: EngineRun, key: string, expense: Expense): Promise<void> {
  await retryDatabase(async () => unmarkSending(tools.database, held.id, key, expense));
}

/**
 * What became of a key. A worker that lost only its database may still be sending: a paid engine's `never arrived` holds
 * once that request must have ended.
 *
 * @param sentAt when another worker sent it; null when this one's own request has ended
 */
async function findForGood({ tools, live, signal }: EngineRun, key: string, sentAt: Date | null) {
  const { engine } = live;
  const deadlineMs = tools.sendingDeadlineMs ?? sendingDeadlineMs;
  const leftMs = () => (sentAt === null || !engine.isPaid ? 0 : sentAt.getTime() + deadlineMs - Date.now());
  for (;;) {
    const isFinal = leftMs() <= 0;
    const found = await engine.find(key, signal);
    if (found !== 'never arrived' || isFinal) return found;
    await wait(Math.max(0, Math.min(askAgainMs, leftMs())), undefined, { signal });
  }
}

/**
 * The handle of what was sent under a key, once stored; null when it may be sent again.
 *
 * @param sentAt as `findForGood` takes it
 */
async function findSent(
  run: EngineRun,
  key: string,
  expense: Expense,
  sentAt: Date | null = null,
): Promise<Handle | null> {
  const { tools, live, held } = run;
  const found = await findForGood(run, key, sentAt);
  if (typeof found === 'object') {
    await retryDatabase(async () => saveHandle(tools.database, held.id, key, found));
    return found;
  }
  if (found === 'unknown' && live.engine.isPaid) throw outcomeUnknown(run);
  if (found === 'never arrived') await takeBack(run, key, expense);
  return null;
}

/** Sends a job under a new key, once. @returns null when its answer was lost and it may be sent again */
async function send(run: EngineRun, job: EngineJob, expense: Expense): Promise<Handle | null> {
  const { tools, held, live, directory, grace, signal } = run;
  const { database } = tools;
  const { key } = job;
  const answers = join(directory, `answers-${key}`);
  await mkdir(answers);
  try {
    const handle = await live.engine.submit(job, {
      signal,
      directory: answers,
      async onSending() {
        grace.outer.throwIfAborted();
        if (!(await retryDatabase(async () => markSending(database, held, key, expense))))
          throw new StopReason('replaced');
        if (grace.outer.aborted) await takeBack(run, key, expense);
        grace.outer.throwIfAborted();
        // Without its handle, what was sent could neither be followed nor cancelled.
        grace.begin();
      },
    });
    live.reportWork();
    await retryDatabase(async () => saveHandle(database, held.id, key, handle));
    if (live.engine.holdsResults?.(handle) !== true) grace.release();
    return handle;
  } catch (error) {
    grace.release();
    if (isEngineError(error, 'away')) await takeBack(run, key, expense);
    if (!isEngineError(error, 'uncertain')) throw error;
    await wait(tools.settleMs ?? usualSettleMs, undefined, { signal });
    return findSent(run, key, expense);
  }
}

/** Waits before a request that did not arrive is sent again, until the engine wants it or a stop. */
async function waitWhileAway({ grace }: EngineRun, { retryAfterSeconds }: EngineError): Promise<void> {
  const pauseMs = Math.min(longestPauseMs, retryAfterSeconds === null ? usualPauseMs : retryAfterSeconds * 1000);
  await wait(pauseMs, undefined, { signal: grace.outer }).catch(() => undefined);
}

/**
 * Obtains the handle of one part: finds what was sent before, or sends it once, under a new key.
 *
 * @param part.sent what was sent for it; null when nothing was
 * @param part.isPatient whether to wait for ten minutes while the engine is away, since no other attempt can have the results of
 *   the parts before
 * @returns the handle, which is stored, and the job as it was sent
 * @throws EngineError `away` when the engine does not answer
 * @throws EaselError when it was refused, or when nobody knows whether it was made and billed
 */
export async function obtainHandle(
  run: EngineRun,
  order: Order,
  { index, sent, isPatient }: { index: number; sent: SentPart | null; isPatient: boolean },
): Promise<[Handle, EngineJob]> {
  const { expense } = order;
  if (sent !== null) {
    const handle = sent.handle ?? (await findSent(run, sent.key, expense, run.held.engineSentAt));
    if (handle !== null) return [handle, jobOfPart(order, index, sent.key)];
  }
  const patientUntil = isPatient ? Date.now() + patienceMs : 0;
  for (let losses = 0; losses < mostResends;) {
    // After a stop, only what was sent before is finished.
    run.grace.outer.throwIfAborted();
    const next = await completeJob(order, index, randomUUID());
    try {
      const handle = await send(run, next, expense);
      if (handle !== null) return [handle, next];
      losses += 1;
    } catch (error) {
      if (!isEngineError(error, 'away') || Date.now() >= patientUntil) throw error;
      await waitWhileAway(run, error);
    }
  }
  throw new EaselError('upstream_error', `${run.live.title} lost the request ${mostResends} times. Try again.`);
}
