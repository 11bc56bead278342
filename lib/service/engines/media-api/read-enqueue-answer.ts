import { z } from 'zod';
import { EaselError, readErrorMessage, readFieldIssues, type ErrorCode } from '../../../contract/error.ts';
import type { Handle } from '../engine.ts';
import { awayAnswer, type EngineAnswer } from '../engine-client.ts';
import { EngineError } from '../engine-error.ts';
import { generationIdSchema, handleOf } from './generation-id.ts';
import { boundedIssues, reasonOf } from './service-message.ts';

const enqueuedSchema = z.looseObject({
  generations: z.array(z.looseObject({ generation_id: generationIdSchema })).min(1),
});
const errorTypeSchema = z.looseObject({ error: z.looseObject({ type: z.string() }) });

/**
 * Reads the answer to an enqueue.
 *
 * @param engine the engine's name, which messages begin with
 * @returns the handle of the generation
 * @throws EngineError `away` when the service surely created nothing and may do so later, `uncertain` when it may have;
 *   EaselError when it refused the request
 */
export function readEnqueueAnswer(engine: string, answer: EngineAnswer): Handle {
  const { status, json } = answer;
  if (status === 401 || status === 429) throw awayAnswer(engine, answer) ?? uncertain(engine, status);
  if (status >= 200 && status < 300) return readSuccess(engine, answer);
  // A server that redirects has not processed the request, except with 303.
  if (status >= 300 && status < 400 && status !== 303)
    throw new EngineError('away', `${engine} redirects to another address. Set its url to the final one.`);
  // A bare 503 or 507 may come from a proxy, behind which the service has processed the request.
  const type = errorTypeSchema.safeParse(json).data?.error.type ?? '';
  if (type === 'unavailable')
    throw new EngineError('away', `${engine} is not available.`, { retryAfterSeconds: answer.retryAfterSeconds });
  if (type === 'insufficient_storage') throw refusal(engine, 'upstream_error', json);
  if (status === 402) throw refusal(engine, 'insufficient_credits', json);
  if (status === 404 && json === undefined)
    throw new EngineError('away', `${engine} has no media API at its address. Check its url.`);
  if (status === 400 || status === 413 || status === 422) throw refusal(engine, 'invalid_params', json);
  if (status >= 400 && status < 500 && status !== 408) throw refusal(engine, 'upstream_error', json);
  throw uncertain(engine, status);
}

function readSuccess(engine: string, { status, json }: EngineAnswer): Handle {
  const [generation] = enqueuedSchema.safeParse(json).data?.generations ?? [];
  if (generation !== undefined) return handleOf(generation.generation_id);
  // A 200 may carry an error.
  const hasError = typeof json === 'object' && json !== null && 'error' in json;
  if (hasError && readErrorMessage(json) !== null) throw refusal(engine, 'invalid_params', json);
  throw uncertain(engine, status);
}

function uncertain(engine: string, status: number): EngineError {
  return new EngineError('uncertain', `${engine} answered without a generation (status ${status}).`);
}

function refusal(engine: string, code: ErrorCode, json: unknown): EaselError {
  const fields = boundedIssues(readFieldIssues(json));
  const reason = reasonOf(readErrorMessage(json));
  const subject =
    code === 'insufficient_credits' ? `${engine} has not enough credits` : `${engine} refused the request`;
  return new EaselError(code, `${subject}: ${reason}`, { fields });
}
