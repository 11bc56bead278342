import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq } from 'drizzle-orm';
import { EaselError, errorBody, httpStatusOfCode } from '../../contract/error.ts';
import { generationRequestSchema } from '../../contract/generation-request.ts';
import type { JsonObject } from '../../contract/model.ts';
import { jobs, submissions } from '../../database/studio-tables.ts';
import type { SubmissionRow } from '../jobs/job-rows.ts';
import type { ModelDirectory } from '../models/create-model-directory.ts';
import type { StudioContext } from '../studio-context.ts';
import { hashRequest } from './canonical-json.ts';
import { keepInlineMedia } from './keep-inline-media.ts';
import type { SubmissionResponse } from './read-answer.ts';
import { findSubmission, recordSubmission } from './record-submission.ts';
import { enqueueDeadlineMs, sendSubmission } from './send-submission.ts';

/** What the browser is answered, and the first of the submission's jobs. */
export interface SubmitResult extends SubmissionResponse {
  jobId: string;
}

/** Takes submissions: records, sends, answers; each key once. */
export interface Submitter {
  /**
   * @param key names the submission, so that repeating it makes nothing new
   * @param batchId shared by what one press sends to several models; null for a press that sends this alone
   * @throws EaselError `invalid_params` for a body without a model, `idempotency_mismatch` for a key with another body
   */
  submit: (request: JsonObject, key: string, batchId?: string | null) => Promise<SubmitResult>;
  /** Sends a recorded submission whose sender is gone, or whose time for another try has come. */
  resume: (submission: SubmissionRow) => Promise<void>;
  /** Whether this process is sending it now. */
  isSending: (submissionId: string) => boolean;
  /** Waits for what is being sent. */
  settle: () => Promise<void>;
}

const pollMs = 250;
/** Beyond this, a request is not recorded: media travels as files, and words are short. */
const maxRecordedBytes = 256 * 1024;

/** Makes the one way by which requests leave the studio. Models are looked up in the directory. */
export function createSubmitter(context: StudioContext, directory: ModelDirectory): Submitter {
  const { database } = context;
  const underWay = new Map<string, Promise<unknown>>();

  function send(submission: SubmissionRow): Promise<unknown> {
    const running = underWay.get(submission.id) ?? sendSubmission(context, submission);
    underWay.set(submission.id, running);
    const forget = () => underWay.delete(submission.id);
    running.then(forget, forget);
    return running;
  }

  async function record(request: JsonObject, key: string, batchId: string | null): Promise<SubmissionRow> {
    if (!generationRequestSchema.safeParse(request).success) {
      throw new EaselError('invalid_params', 'The request must name a model.', {
        fields: [{ pointer: '/model', message: 'Choose a model.' }],
      });
    }
    const hash = hashRequest(request);
    const known = await findSubmission(database, key);
    if (known !== null) return checkHash(known, hash);
    const stored = await keepInlineMedia(context, request);
    if (Buffer.byteLength(JSON.stringify(stored)) > maxRecordedBytes) {
      throw new EaselError('payload_too_large', 'The request holds too much text. Give media as files or addresses.');
    }
    const name = String(request['model']);
    const model = directory.find(name);
    const recorded = await recordSubmission(database, { key, hash, request: stored, model, batchId });
    if (model === null) void directory.fillIn(name);
    return checkHash(recorded, hash);
  }

  /** Waits until a submission has an answer, whoever is sending it. */
  async function waitForAnswer(id: string): Promise<SubmissionRow> {
    const until = Date.now() + enqueueDeadlineMs + 15_000;
    for (;;) {
      await underWay.get(id)?.catch(() => undefined);
      const [row] = await database.select().from(submissions).where(eq(submissions.id, id));
      if (row === undefined) throw new Error('A submission is gone.');
      const isWaiting = row.state === 'sending' || (row.state === 'recorded' && row.responseStatus === null);
      if (!isWaiting || Date.now() > until) return row;
      await wait(pollMs);
    }
  }

  return {
    async submit(request, key, batchId = null) {
      const submission = await record(request, key, batchId);
      if (submission.state === 'recorded' && submission.responseStatus === null) await send(submission);
      const answered = await waitForAnswer(submission.id);
      const [first] = await database
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.submissionId, submission.id), eq(jobs.position, 0)))
        .orderBy(asc(jobs.position));
      if (first === undefined) throw new Error('A submission has no job.');
      return { ...responseOf(answered), jobId: first.id };
    },
    async resume(submission) {
      await send(submission);
    },
    isSending: (id) => underWay.has(id),
    settle: async () => {
      await Promise.allSettled(underWay.values());
    },
  };
}

function checkHash(submission: SubmissionRow, hash: string): SubmissionRow {
  if (submission.requestHash === hash) return submission;
  throw new EaselError('idempotency_mismatch', 'This Idempotency-Key was already used for another request.');
}

function responseOf(submission: SubmissionRow): SubmissionResponse {
  if (submission.responseStatus === null) {
    const words = 'The media service has not answered yet. The job shows what becomes of it.';
    const late = new EaselError('upstream_timeout', words);
    return { status: httpStatusOfCode[late.code], body: errorBody(late), retryAfterSeconds: null };
  }
  return {
    status: submission.responseStatus,
    body: submission.responseBody,
    retryAfterSeconds: submission.state === 'recorded' ? 5 : null,
  };
}
