import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { EaselError, errorBody, httpStatusOfCode } from '../../../contract/error.ts';
import { generationRequestSchema } from '../../../contract/generation-request.ts';
import type { JsonObject } from '../../../contract/model.ts';
import type { Database } from '../../../database/connect.ts';
import { jobs, submissions } from '../../../database/studio-tables.ts';
import { describeError } from '../../../logging/describe-error.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { storeInlineMedia } from '../../library/uploads/store-inline-media.ts';
import { checkPress, limitsSpending, type Press } from '../../limits/check-limits.ts';
import type { KnownModel, ModelDirectory } from '../../models/create-model-directory.ts';
import type { SubmissionRow } from '../records/job-rows.ts';
import { hashRequest, pressOf } from '../records/request-fields.ts';
import { claimSubmission } from './claim-submission.ts';
import { coalesceRuns } from './coalesce-runs.ts';
import { createLanes } from './create-lanes.ts';
import type { SubmissionResponse } from './read-answer.ts';
import { findSubmission, recordSubmission, type SubmissionOptions } from './record-submission.ts';
import { sendSubmission } from './send-submission.ts';

/** The response to the browser, and the first of the submission's jobs. */
export interface SubmitResult extends SubmissionResponse {
  jobId: string;
}

/** Records, sends and answers submissions, each key once. */
export interface Submitter {
  /**
   * @param key idempotency key of the submission
   * @throws EaselError `invalid_params` for a body without a model, `idempotency_mismatch` for a key with another body,
   *   `limit_reached` when it would exceed a limit of its owner
   */
  submit: (request: JsonObject, key: string, options: SubmissionOptions) => Promise<SubmitResult>;
  /** Sends the next submissions of the queue for as long as the limit allows. */
  dispatch: () => Promise<void>;
  /** Checks a request and stores the media that it contains as its owner's, as before it is recorded. */
  prepare: (request: JsonObject, ownerId: string) => Promise<JsonObject>;
  /**
   * What is known of a request's model. Where the owner's spending is limited, it is read if need be, since its price
   * decides.
   */
  findModel: (request: JsonObject, ownerId: string) => Promise<KnownModel | null>;
  /** What requests make together, by what is known of their models. */
  pressOf: (requests: readonly JsonObject[], ownerId: string) => Promise<Press>;
  /**
   * Records a prepared request as a part of a transaction. Call `dispatch` after its commit.
   *
   * @throws EaselError `limit_reached`; the transaction must be rolled back
   */
  recordIn: (
    transaction: Database,
    submission: { key: string; hash: string; request: JsonObject } & SubmissionOptions,
  ) => Promise<SubmissionRow>;
  /** Requests the name and the engine of a model, and shows them on its jobs. Never throws. */
  nameModel: (model: string) => Promise<void>;
  /** Whether this process is sending the submission now. */
  isSending: (submissionId: string) => boolean;
  /** Sends no more, and waits for submissions that are being sent. */
  settle: () => Promise<void>;
}

const pollMs = 250;
/** Larger requests are refused: media is sent as files, and prompts are short. */
const maxRecordedBytes = 256 * 1024;

/**
 * Creates the submitter, through which all requests leave the studio.
 *
 * @param options.directory where models are looked up
 * @param options.onAccepted is called with the generations that the media service has accepted, once they are recorded
 */
export function createSubmitter(
  context: StudioContext,
  options: { directory: ModelDirectory; onAccepted: (generationIds: string[]) => void },
): Submitter {
  const { database } = context;
  const { directory } = options;
  const lanes = createLanes(context);
  const sends = new Map<string, Promise<unknown>>();
  let isStopped = false;

  function send(claimed: SubmissionRow): void {
    const running = sendSubmission(context, claimed)
      .then((outcome) => outcome?.kind === 'accepted' && options.onAccepted(outcome.generationIds))
      .catch((error: unknown) =>
        context.logger.error({ error: describeError(error), submission: claimed.id }, 'a submission was not sent'),
      )
      .finally(() => sends.delete(claimed.id));
    sends.set(claimed.id, running);
  }

  const dispatch = coalesceRuns(async () => {
    for (;;) {
      const sender = context.sender();
      if (isStopped || sender === null) return;
      const claimed = await claimSubmission(database, { sender, room: await lanes.room() });
      if (claimed === null) return;
      send(claimed);
    }
  });

  async function prepare(request: JsonObject, ownerId: string): Promise<JsonObject> {
    checkNamesModel(request);
    const stored = await storeInlineMedia(context, request, ownerId);
    if (Buffer.byteLength(JSON.stringify(stored)) > maxRecordedBytes) {
      throw new EaselError(
        'payload_too_large',
        'The request contains too much text. Send media as files or URLs instead.',
      );
    }
    return stored;
  }

  async function findModel(request: JsonObject, ownerId: string): Promise<KnownModel | null> {
    const name = String(request['model']);
    const found = directory.find(name);
    return found === null && (await limitsSpending(database, ownerId)) ? directory.know(name) : found;
  }

  async function record(request: JsonObject, key: string, beside: SubmissionOptions): Promise<SubmissionRow> {
    const hash = hashRequest(request);
    const known = await findSubmission(database, key);
    if (known !== null) return checkSame(known, hash, beside);
    const name = String(request['model']);
    checkNamesModel(request);
    const model = await findModel(request, beside.ownerId);
    // A retry may find one that is open, which needs no room.
    if (beside.retryOf == null) await checkPress(database, beside.ownerId, pressOf(request, model));
    const stored = await prepare(request, beside.ownerId);
    const recorded = await recordSubmission(database, { key, hash, request: stored, model, ...beside });
    if (model === null || !directory.isFresh(name)) void directory.fillIn(name);
    return checkSame(recorded, hash, beside);
  }

  /** Waits until a submission that is being sent has a response, whichever process is sending it. */
  async function waitForAnswer(id: string): Promise<SubmissionRow> {
    const until = Date.now() + context.deadlines.enqueueMs + 15_000;
    for (;;) {
      await sends.get(id);
      const [row] = await database.select().from(submissions).where(eq(submissions.id, id));
      if (row === undefined) throw new Error('A submission is gone.');
      if (row.state !== 'sending' || Date.now() > until) return row;
      await wait(pollMs);
    }
  }

  return {
    async submit(request, key, beside) {
      const submission = await record(request, key, beside);
      if (submission.state === 'recorded') {
        await dispatch().catch((error: unknown) => {
          // It is recorded: the follower sends it later.
          context.logger.warn({ error: describeError(error) }, 'a recorded submission was not sent at once');
        });
      }
      const answered = await waitForAnswer(submission.id);
      const [first] = await database
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.submissionId, submission.id), eq(jobs.position, 0)));
      if (first === undefined) throw new Error('A submission has no job.');
      return { ...responseOf(answered), jobId: first.id };
    },
    dispatch,
    prepare,
    findModel,
    async pressOf(requests, ownerId) {
      const press = { jobs: 0, costMicros: 0 };
      // A service that does not answer is asked once for each model.
      const models = new Map<unknown, KnownModel | null>();
      for (const request of requests) {
        const id = request['model'];
        if (!models.has(id)) models.set(id, await findModel(request, ownerId));
        const { jobs, costMicros } = pressOf(request, models.get(id) ?? null);
        press.jobs += jobs;
        press.costMicros += costMicros;
      }
      return press;
    },
    recordIn: (transaction, submission) =>
      recordSubmission(transaction, { ...submission, model: directory.find(String(submission.request['model'])) }),
    nameModel: directory.fillIn,
    isSending: (id) => sends.has(id),
    settle: async () => {
      isStopped = true;
      await Promise.all(sends.values());
    },
  };
}

function checkNamesModel(request: JsonObject): void {
  if (generationRequestSchema.safeParse(request).success) return;
  throw new EaselError('invalid_params', 'The request must name a model.', {
    fields: [{ pointer: '/model', message: 'Choose a model.' }],
  });
}

/**
 * A retry of a job matches whatever its body: the service's description of the model may have changed between two
 * presses.
 */
function checkSame(
  submission: SubmissionRow,
  hash: string,
  { retryOf = null }: Pick<SubmissionOptions, 'retryOf'>,
): SubmissionRow {
  if (submission.requestHash === hash || (retryOf !== null && submission.retryOf === retryOf)) return submission;
  throw new EaselError(
    'idempotency_mismatch',
    'This Idempotency-Key was already used for another request. Use a new one.',
  );
}

function responseOf(submission: SubmissionRow): SubmissionResponse {
  if (submission.responseStatus === null && submission.state === 'recorded') {
    // No generation exists yet. The job shows its state.
    return { status: 202, body: { generations: [] }, retryAfterSeconds: null };
  }
  if (submission.responseStatus === null) {
    const message = 'The media service has not responded yet. The job shows its progress.';
    const late = new EaselError('upstream_timeout', message);
    return { status: httpStatusOfCode[late.code], body: errorBody(late), retryAfterSeconds: null };
  }
  return {
    status: submission.responseStatus,
    body: submission.responseBody,
    retryAfterSeconds: submission.state === 'recorded' ? 5 : null,
  };
}
