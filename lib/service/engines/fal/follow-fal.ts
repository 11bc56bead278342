import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { isJsonObject } from '../../../schema-form/json.ts';
import { downloadResults } from '../answers/download-results.ts';
import { findFileAddresses } from '../answers/find-addresses.ts';
import { pollUntil } from '../answers/poll-until.ts';
import { readReason } from '../answers/read-details.ts';
import { readLogProgress } from '../answers/read-log-progress.ts';
import { quoted } from '../answers/refused-answer.ts';
import { uselessAnswer } from '../answers/useless-answer.ts';
import type { EngineJob, EngineOutput, FollowOptions } from '../engine.ts';
import type { EngineAnswer, EngineClient } from '../engine-client.ts';
import { EngineError, throwAsAway } from '../engine-error.ts';
import type { RequestPlan } from '../requests/request-plan.ts';
import { falBlackedOut, falRefusal } from './fal-refusal.ts';

/** The addresses of a request, as fal returned them. */
export const falHandleSchema = z.object({ status: z.string(), response: z.string(), cancel: z.string() });
export type FalHandle = z.output<typeof falHandleSchema>;

const statusSchema = z.looseObject({
  status: z.string(),
  logs: z.array(z.looseObject({ message: z.string().catch('') })).catch([]),
  /** Why a completed request has no result. */
  error: z.string().nullish().catch(null),
});

const newestLogs = 50;
/** Where models put their results, the likeliest first. */
const resultNames = {
  image: ['images', 'image', 'outputs', 'output', 'result'],
  video: ['videos', 'video', 'outputs', 'output', 'result'],
};

/** Waits for a request to complete; returns why it failed, if the status says so. */
async function waitForEnd(
  name: string,
  client: EngineClient,
  handle: FalHandle,
  { signal, onProgress }: FollowOptions,
): Promise<{ error: string | null }> {
  return pollUntil(async () => {
    const answer = await client.read(handle.status, signal, { logs: '1' });
    if (answer === undefined) throw new EngineError('forgotten', `${name} no longer knows this request.`);
    const parsed = statusSchema.safeParse(answer);
    if (!parsed.success) throw uselessAnswer(name);
    const { status, logs, error } = parsed.data;
    if (status === 'COMPLETED') return { error: error ?? null };
    const lines = logs.slice(-newestLogs).map(({ message }) => message);
    const share = readLogProgress(lines.join('\n'));
    if (share !== null) onProgress(share);
    return null;
  }, signal);
}

/** The error for an answer without a result. It may be the model's own status, or one of the queue. */
function failure(name: string, plan: RequestPlan, answer: EngineAnswer, error: string | null): Error {
  const { status } = answer;
  if (status === 404) return new EngineError('forgotten', `${name} no longer knows this request.`);
  const reason = readReason(answer.json) ?? error;
  if ((status >= 500 || status < 400) && reason !== null) {
    return new EaselError('upstream_error', `${name} could not finish: ${quoted(reason)}`);
  }
  const refusal = falRefusal(name, plan, answer);
  return refusal instanceof EngineError ? new EngineError('away', refusal.message, { cause: refusal }) : refusal;
}

/** The files of an answer without those that the safety checker replaced by black ones. */
function withoutBlackedOut(name: string, plan: RequestPlan, answer: unknown): unknown {
  const flags = isJsonObject(answer) ? answer['has_nsfw_concepts'] : null;
  if (!isJsonObject(answer) || !Array.isArray(flags) || flags.length === 0) return answer;
  if (flags.every((flag) => flag === true)) throw falBlackedOut(name, plan);
  const { images } = answer;
  if (!Array.isArray(images)) return answer;
  return { ...answer, images: images.filter((_, index) => flags[index] !== true) };
}

/** Waits for a request of fal, and downloads its results. */
export async function followFal(
  name: string,
  client: EngineClient,
  plan: RequestPlan,
  handle: FalHandle,
  job: EngineJob,
  options: FollowOptions,
): Promise<EngineOutput[]> {
  const { error } = await waitForEnd(name, client, handle, options);
  const call = { method: 'GET' as const, path: handle.response, signal: options.signal };
  const answer = await client.exchange(call).catch(throwAsAway);
  const isDone = answer.status === 200 && answer.json !== undefined && error === null;
  if (!isDone) throw failure(name, plan, answer, error);
  const files = withoutBlackedOut(name, plan, answer.json);
  return downloadResults(name, client, findFileAddresses(files, resultNames[job.model.mediaType]), options);
}
