import { and, asc, eq } from 'drizzle-orm';
import { isEaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { jobs, media } from '../../../database/studio-tables.ts';
import { storyboardTakes } from '../../../database/studio-storyboard-tables.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { createPoller } from '../../background/create-poller.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { readJob } from '../../generations/records/read-jobs.ts';
import { hashRequest } from '../../generations/records/request-fields.ts';
import type { Submitter } from '../../generations/submit/create-submitter.ts';
import { recordSubmission } from '../../generations/submit/record-submission.ts';
import { describeFailure } from '../../library/files/describe-failure.ts';
import { mediaPath } from '../../library/files/media-rows.ts';
import { grabFrame } from '../../library/uploads/grab-frame.ts';
import { isOpenJob } from '../../../contract/studio/studio-job-status.ts';

/** Sends takes as jobs once the frames that they start with are there. */
export interface TakeSender {
  /** Looks for takes that can be sent: there are new ones, or a job has ended. */
  wake: () => void;
  stop: () => Promise<void>;
}

type TakeRow = typeof storyboardTakes.$inferSelect;

/** Whether an input of a take is there. */
type Resolution = { kind: 'waiting' } | { kind: 'failed'; message: string } | { kind: 'there'; address: string };

/** After the end of every video: its last frame. */
const endSeconds = 1_000_000;
const noFrame = 'The shot or frame that this one starts with was not generated.';

/**
 * Starts the sender. Any number of studio processes may run one: a take becomes a job in the transaction that changes
 * its state, so it becomes one job, whenever a process is killed.
 */
export function createTakeSender(context: StudioContext, submitter: Submitter): TakeSender {
  const { database, logger } = context;
  const stopping = new AbortController();

  async function sendWaiting(): Promise<null> {
    const waiting = await database
      .select()
      .from(storyboardTakes)
      .where(eq(storyboardTakes.state, 'waiting'))
      .orderBy(asc(storyboardTakes.turn));
    let sent = 0;
    for (const take of waiting) {
      if (stopping.signal.aborted) return null;
      const request = await complete(take);
      if (request !== null && (await send(take, request))) sent += 1;
    }
    if (sent > 0) await submitter.dispatch();
    return null;
  }

  /** The request with all inputs; null while one is missing. A take whose input will never come fails. */
  async function complete(take: TakeRow): Promise<JsonObject | null> {
    const addresses: Record<string, string> = {};
    for (const { name, take: provider } of take.inputs) {
      const input = await resolve(provider);
      if (input.kind === 'failed') await fail(take, input.message);
      if (input.kind !== 'there') return null;
      addresses[name] = input.address;
    }
    return { ...take.request, ...addresses };
  }

  async function resolve(takeId: string): Promise<Resolution> {
    const [provider] = await database.select().from(storyboardTakes).where(eq(storyboardTakes.id, takeId));
    if (provider?.state === 'waiting') return { kind: 'waiting' };
    if (provider?.jobId == null) return { kind: 'failed', message: noFrame };
    const job = await readJob(database, provider.jobId);
    if (isOpenJob(job.status)) return { kind: 'waiting' };
    const [result] = job.results;
    if (result === undefined) return { kind: 'failed', message: noFrame };
    if (result.kind === 'image') return { kind: 'there', address: mediaPath(result.id) };
    const [video] = await database.select().from(media).where(eq(media.id, result.id));
    if (video === undefined) return { kind: 'failed', message: noFrame };
    try {
      const frame = await grabFrame(context, video, endSeconds, stopping.signal);
      return { kind: 'there', address: mediaPath(frame.id) };
    } catch (thrown) {
      if (stopping.signal.aborted) return { kind: 'waiting' };
      if (!isEaselError(thrown)) logger.warn({ error: describeError(thrown) }, 'the end of a shot could not be read');
      return { kind: 'failed', message: describeFailure(thrown).message };
    }
  }

  async function fail(take: TakeRow, message: string): Promise<void> {
    await database
      .update(storyboardTakes)
      .set({ state: 'failed', message })
      .where(and(eq(storyboardTakes.id, take.id), eq(storyboardTakes.state, 'waiting')));
    // Takes that wait for this one fail, too.
    poller.wake();
  }

  async function send(take: TakeRow, request: JsonObject): Promise<boolean> {
    const isSent = await database.transaction(async (transaction) => {
      const [claimed] = await transaction
        .update(storyboardTakes)
        .set({ state: 'sent', request })
        .where(and(eq(storyboardTakes.id, take.id), eq(storyboardTakes.state, 'waiting')))
        .returning();
      if (claimed === undefined) return false;
      const submission = await recordSubmission(transaction, {
        key: `storyboard-take:${take.id}`,
        hash: hashRequest(request),
        request,
        model: null,
        batchId: take.batchId,
      });
      const [job] = await transaction
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.submissionId, submission.id), eq(jobs.position, 0)));
      await transaction
        .update(storyboardTakes)
        .set({ jobId: job?.id ?? null })
        .where(eq(storyboardTakes.id, take.id));
      return true;
    });
    if (isSent) submitter.nameModel(String(request['model']));
    return isSent;
  }

  const poller = createPoller({
    poll: sendWaiting,
    onError: (error) => {
      if (!stopping.signal.aborted) logger.warn({ error: describeError(error) }, 'waiting shots could not be sent');
    },
    signal: stopping.signal,
  });
  const running = poller.run();
  return {
    wake: poller.wake,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
