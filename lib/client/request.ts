import { clientMessages } from './messages.ts';
import { jobHeader } from '../contract/studio/studio-headers.ts';
import type { FieldIssue } from '../contract/error.ts';
import { redirectWhenLoggedOut } from './login-redirect.ts';

/**
 * A failed request to the studio. It is separate from `EaselError`, which would add a schema library to the first load.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** The service's code, or `no_answer`: the request may or may not have arrived. It is also for an answer of a proxy alone. */
  readonly code: string;
  /** HTTP status, 0 without a response. */
  readonly status: number;
  readonly fields: FieldIssue[];
  /** The job that the studio recorded for the request, if any. */
  readonly jobId: string | null;

  constructor(
    message: string,
    details: { code: string; status: number; fields?: FieldIssue[]; jobId?: string | null; cause?: unknown },
  ) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.fields = details.fields ?? [];
    this.jobId = details.jobId ?? null;
  }
}

/** Whether a request had no response, so that it may or may not have arrived. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'no_answer';
}

/**
 * Whether a failed request may have been recorded all the same: it had no response, or the studio failed without naming
 * a job. Repeating it under its key is safe; under another key it might be done twice.
 */
export function mayBeRecorded(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof RequestError && error.status >= 500 && error.jobId === null);
}

/** Options of a request; by default a GET without a body. */
export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Completes the request even if the page is closed meanwhile. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/**
 * Sends a request to the studio.
 *
 * @throws RequestError without a response (`no_answer`) or for an error response; an abort is rethrown unchanged
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  return checkResponse(await send(path, options));
}

/**
 * Returns a response of the studio, unless it is an error.
 *
 * @throws RequestError for an error response
 */
export async function checkResponse(response: Response): Promise<Response> {
  if (response.ok) return response;
  if (response.status === 401) void redirectWhenLoggedOut();
  throw await readError(response);
}

/** Sends a request to the studio and returns the JSON of the response, which follows the contract's schema. */
export async function requestJson<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await request(path, options);
  return (await response.json()) as T;
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', body, headers = {}, keepalive = false, signal } = options;
  try {
    return await fetch(path, {
      method,
      keepalive,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new RequestError(clientMessages.noAnswer, { code: 'no_answer', status: 0, cause });
  }
}

async function readError(response: Response): Promise<RequestError> {
  const text = await response.text().catch(() => '');
  const body = parseJson(text);
  // Loaded on demand, because it imports the schema library.
  const { readErrorMessage, readFieldIssues } = await import('../contract/error.ts');
  const message = typeof body === 'object' ? readErrorMessage(body) : null;
  return new RequestError(message ?? `${clientMessages.wentWrong} (${response.status})`, {
    // A proxy's own page: the studio behind it did not answer.
    code: readCode(body) ?? (response.status > 501 ? 'no_answer' : 'unknown_error'),
    status: response.status,
    fields: readFieldIssues(body),
    jobId: response.headers.get(jobHeader),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readCode(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { error, status_message: fallback } = body as { error?: { type?: unknown } | null; status_message?: unknown };
  const code = typeof error === 'object' && error !== null ? error.type : fallback;
  return typeof code === 'string' ? code : null;
}
