import { z } from 'zod';
import {
  errorBody,
  readErrorMessage,
  type EaselError,
  type ErrorCode,
  httpStatusOfCode,
  readFieldIssues,
  type FieldIssue,
} from '../../../contract/error.ts';
import { looseEnqueueResponseSchema } from '../../../contract/generation-record.ts';
import type { JsonObject } from '../../../contract/model.ts';
import type { JsonAnswer } from '../../../upstream/exchange-json.ts';
import { asSentence, findMentionedFields } from '../records/upstream-message.ts';

/** The response to a browser's submission. */
export interface SubmissionResponse {
  status: number;
  body: unknown;
  retryAfterSeconds: number | null;
}

/** The outcome of an attempt to send. */
export type SendOutcome = { response: SubmissionResponse } & (
  | { kind: 'accepted'; generationIds: string[] }
  /** Certainly nothing was generated, and a retry would not help. */
  | { kind: 'refused'; message: string; code: string | null; fields: FieldIssue[] }
  /** Certainly nothing was generated; a later attempt may succeed. */
  | { kind: 'later'; message: string; afterSeconds: number | null }
  /** It may or may not have been generated. */
  | { kind: 'unknown'; message: string; code: string }
);

const looseErrorSchema = z.looseObject({ error: z.looseObject({ type: z.string() }) });

const looking =
  'It is unknown whether the request was accepted. The studio is checking, and will not send it again automatically.';

/** A request asks for at most four. Of a response with more, so many generations are tracked. */
const mostGenerations = 16;

/** Reads any response to an enqueue. */
export function readAnswer(answer: JsonAnswer, request: JsonObject): SendOutcome {
  const { status, json } = answer;
  const response = { status, body: json, retryAfterSeconds: answer.retryAfterSeconds };
  const message = readErrorMessage(json) ?? `The media service responded with status ${status} and gave no reason.`;
  if (status === 429 || isOwnRefusal(json, 'unavailable'))
    return { kind: 'later', message, afterSeconds: answer.retryAfterSeconds, response: speaking(response, message) };
  if (status >= 200 && status < 300) {
    const parsed = looseEnqueueResponseSchema.safeParse(json);
    if (parsed.success) {
      const ids = parsed.data.generations.map((generation) => generation.generation_id);
      return { kind: 'accepted', generationIds: [...new Set(ids)].slice(0, mostGenerations), response };
    }
    const refusal = typeof json === 'object' && json !== null && 'error' in json ? readErrorMessage(json) : null;
    if (refusal !== null) return refused(refusal, json, request, { ...response, status: 400 });
    return unknown('The media service responded, but did not return a generation.');
  }
  if ((status >= 400 && status < 500 && status !== 408) || isOwnRefusal(json, 'insufficient_storage'))
    return refused(message, json, request, speaking(response, message));
  return unknown(message);
}

/** Whether the service itself reports that it accepted nothing; a bare 503 or 507 may come from a proxy. */
function isOwnRefusal(json: unknown, type: ErrorCode): boolean {
  return looseErrorSchema.safeParse(json).data?.error.type === type;
}

/** Reads the error of a failed exchange. */
export function readFailure(error: EaselError): SendOutcome {
  if (error.code === 'misdirected_request') {
    const outcome = readOwnRefusal(error);
    return { ...outcome, response: { ...outcome.response, status: httpStatusOfCode.upstream_error } };
  }
  if (error.code !== 'unavailable') return unknown(error.message, error.code);
  const body = withDetail(errorBody(error), `${error.message} The studio will retry automatically.`);
  return {
    kind: 'later',
    message: error.message,
    afterSeconds: null,
    response: { status: 503, body, retryAfterSeconds: 5 },
  };
}

/** The outcome when the studio itself refuses to send, so that certainly nothing was generated. */
export function readOwnRefusal(error: EaselError): SendOutcome {
  const response = { status: httpStatusOfCode[error.code], body: errorBody(error), retryAfterSeconds: null };
  return { kind: 'refused', message: error.message, code: error.code, fields: error.fields, response };
}

function refused(message: string, json: unknown, request: JsonObject, response: SubmissionResponse): SendOutcome {
  const named = readFieldIssues(json);
  return {
    kind: 'refused',
    message,
    code: readType(json),
    fields: named.length > 0 ? named : findMentionedFields(message, request),
    response,
  };
}

function unknown(reason: string, code = 'upstream_error'): SendOutcome {
  const message = `${asSentence(reason)} ${looking}`;
  const status = code === 'upstream_timeout' ? 504 : 502;
  const body = bodyOf(code, 'Outcome unknown', message);
  return { kind: 'unknown', message, code, response: { status, body, retryAfterSeconds: null } };
}

/** Replaces a response without JSON, such as a proxy's page, by an error of the API. */
function speaking(response: SubmissionResponse, message: string): SubmissionResponse {
  if (response.body !== undefined) return response;
  return { ...response, body: bodyOf('upstream_error', 'Request not accepted', message) };
}

function bodyOf(type: string, title: string, detail: string) {
  return { error: { type, title, detail }, status: 'error', status_message: type };
}

function withDetail(body: ReturnType<typeof errorBody>, detail: string) {
  return { ...body, error: { ...body.error, detail } };
}

function readType(json: unknown): string | null {
  if (typeof json !== 'object' || json === null || !('error' in json)) return null;
  const { error } = json;
  return typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string'
    ? error.type
    : null;
}
