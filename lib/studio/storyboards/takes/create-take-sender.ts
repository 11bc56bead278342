import { and, eq, type SQL } from 'drizzle-orm';
import { isEaselError, type ErrorCode } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { jobs } from '../../../database/studio-tables.ts';
import { storyboardTakes } from '../../../database/studio-storyboard-tables.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { createPoller } from '../../background/create-poller.ts';
import { retryDelay } from '../../background/retry-delay.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { hashRequest } from '../../generations/records/request-fields.ts';
import type { Submitter } from '../../generations/submit/create-submitter.ts';
import { describeFailure } from '../../library/files/describe-failure.ts';
import { mediaPath, type MediaRow } from '../../library/files/media-rows.ts';
import { grabFrame } from '../../library/uploads/grab-frame.ts';
import { cancelTakesOfDeleted } from '../storyboard-rows.ts';
import { readProviders, readWaiting, type Providers, type TakeRow } from './read-providers.ts';

/** Sends takes as jobs once the frames that they start with are there. */
export interface TakeSender {
  /** Looks for takes that can be sent: there are new ones, or a job has ended. */
  wake: () => void;
  stop: () => Promise<void>;
}

/** After the end of every video: its last frame. */
const endSeconds = 1_000_000;
const noFrame = 'The shot or frame that this one starts with was not generated.';
/** A file that is damaged or gone, or a request that is refused, will not be different a minute later. */
const finalCodes = new Set<ErrorCode>([
  'unsupported_media_type',
  'resource_not_found',
  'invalid_params',
  'payload_too_large',
]);
/** Attempts before a take fails: some six minutes. */
const maxAttempts = 12;
const longestRetryMs = 60_000;

/**
 * Starts the sender. Any number of studio processes may run one: a take becomes a job in the transaction that changes
 * its state, so it becomes one job, whenever a process is killed. After a failure that may pass, such as a full disk, a
 * take is tried again, later each time; meanwhile its message says why.
 */
export function createTakeSender(context: StudioContext, submitter: Submitter): TakeSender {
  const { database, logger } = context;
  const stopping = new AbortController();
  /** Failures in a row, by the id of the take. */
  const failures = new Map<string, { count: number; retryAt: number }>();

  async function sendWaiting(): Promise<number | null> {
    await cancelTakesOfDeleted(database);
    const waiting = await readWaiting(database);
    const providers = await readProviders(database, waiting);
    const ids = new Set(waiting.map(({ id }) => id));
    for (const id of failures.keys()) if (!ids.has(id)) failures.delete(id);
    const complete = createCompletion(providers);
    let sent = 0;
    for (const take of waiting) {
      if (stopping.signal.aborted) return null;
      const provided = take.inputs.map((input) => providers(input).kind);
      if (provided.includes('nothing')) await fail(take, noFrame);
      const isReady =
        provided.every((kind) => kind === 'result') && Date.now() >= (failures.get(take.id)?.retryAt ?? 0);
      if (isReady && (await trySending(take, complete))) sent += 1;
    }
    if (sent > 0) await submitter.dispatch();
    const due = Math.min(...[...failures.values()].map(({ retryAt }) => retryAt));
    return Number.isFinite(due) ? due - Date.now() : null;
  }

  /** Completes the requests of one look at the waiting takes: those that start with the same frame share it. */
  function createCompletion(providers: Providers): (take: TakeRow) => Promise<JsonObject> {
    const addresses = new Map<string, Promise<string>>();
    const named = new Map<string, Promise<void>>();
    return async (take) => {
      const complete: JsonObject = { ...take.request };
      for (const input of take.inputs) {
        const provided = providers(input);
        if (provided.kind !== 'result') throw new Error('A take is sent without its inputs.');
        const atSeconds = 'edge' in input && input.edge === 'start' ? 0 : endSeconds;
        const frame = `${provided.row.id} ${atSeconds}`;
        const address = addresses.get(frame) ?? frameOf(provided.row, atSeconds, take.ownerId);
        addresses.set(frame, address);
        complete[input.name] = await address;
      }
      // The engine of its model decides where the job is queued.
      const model = String(complete['model']);
      const naming = named.get(model) ?? submitter.nameModel(model);
      named.set(model, naming);
      await naming;
      return submitter.prepare(complete, take.ownerId);
    };
  }

  /** The address of an image, or of the frame of a video at a time, which becomes the owner's unless it is there. */
  async function frameOf(row: MediaRow, timeSeconds: number, ownerId: string): Promise<string> {
    if (row.kind === 'image') return mediaPath(row.id);
    return mediaPath((await grabFrame(context, row, { timeSeconds, ownerId, isAdmitted: true }, stopping.signal)).id);
  }

  async function trySending(take: TakeRow, complete: (take: TakeRow) => Promise<JsonObject>): Promise<boolean> {
    try {
      return await send(take, await complete(take));
    } catch (thrown) {
      if (stopping.signal.aborted) return false;
      const count = (failures.get(take.id)?.count ?? 0) + 1;
      const isFinal = count >= maxAttempts || (isEaselError(thrown) && finalCodes.has(thrown.code));
      if (!isEaselError(thrown)) logger.warn({ error: describeError(thrown), take: take.id }, 'a shot was not sent');
      const { message } = describeFailure(thrown);
      if (isFinal) await fail(take, message);
      else {
        failures.set(take.id, { count, retryAt: Date.now() + retryDelay(count, longestRetryMs) });
        await database.update(storyboardTakes).set({ message }).where(isWaiting(take));
      }
      return false;
    }
  }

  async function fail(take: TakeRow, message: string): Promise<void> {
    failures.delete(take.id);
    await database.update(storyboardTakes).set({ state: 'failed', message }).where(isWaiting(take));
    // Takes that wait for this one fail, too.
    poller.wake();
  }

  async function send(take: TakeRow, request: JsonObject): Promise<boolean> {
    const isSent = await database.transaction(async (transaction) => {
      const [claimed] = await transaction
        .update(storyboardTakes)
        .set({ state: 'sent', request, message: null })
        .where(isWaiting(take))
        .returning();
      if (claimed === undefined) return false;
      const submission = await submitter.recordIn(transaction, {
        key: `storyboard-take:${take.id}`,
        hash: hashRequest(request),
        request,
        ownerId: take.ownerId,
        batchId: take.batchId,
        isAdmitted: true,
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
    failures.delete(take.id);
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

function isWaiting({ id }: TakeRow): SQL | undefined {
  return and(eq(storyboardTakes.id, id), eq(storyboardTakes.state, 'waiting'));
}
