import { jobHeader } from '../contract/studio/studio-headers.ts';
import type { FieldIssue } from '../contract/error.ts';
import { redirectWhenLoggedOut } from './login-redirect.ts';

/**
 * A request to the studio that did not come through. It stands beside `EaselError`, which would bring a schema library
 * into the first load.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** The service's own code, or `no_answer`: then nobody knows whether the request arrived. */
  readonly code: string;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  readonly fields: FieldIssue[];
  /** The job that the studio recorded for the request, when it did. */
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

/** Whether a request had no answer, so that nobody knows whether it arrived. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'no_answer';
}

/** A request to the studio; a GET without a body when nothing is said. */
export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent to the end even if the page is closed meanwhile. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/**
 * Asks the studio.
 *
 * @throws RequestError when no answer comes (`no_answer`) or the answer is an error; an abort is passed on as it is
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const response = await send(path, options);
  if (response.ok) return response;
  if (response.status === 401) void redirectWhenLoggedOut();
  throw await readError(response);
}

/** Asks the studio and reads the answer as JSON. The studio writes it by the contract's own schema. */
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
    throw new RequestError('The studio did not answer.', { code: 'no_answer', status: 0, cause });
  }
}

async function readError(response: Response): Promise<RequestError> {
  const text = await response.text().catch(() => '');
  const body = parseJson(text);
  // Loaded when first needed: it brings the schema library along.
  const { readErrorMessage, readFieldIssues } = await import('../contract/error.ts');
  const said = typeof body === 'object' ? readErrorMessage(body) : null;
  return new RequestError(said ?? `The studio responded with status ${response.status}.`, {
    code: readCode(body) ?? 'unknown_error',
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
