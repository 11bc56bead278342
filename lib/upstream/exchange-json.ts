import { EaselError } from '../contract/error.ts';
import type { KeyScrubber } from './key-scrubber.ts';
import { parseJson } from './parse-json.ts';
import { readWhole } from './read-whole.ts';
import { readRetryAfter } from './retry-after.ts';
import type { Transport, TransportRequest } from './transport.ts';

/** A request of the studio itself. */
export interface JsonCall {
  method: TransportRequest['method'];
  /** From `apiPath`. */
  path: string;
  query?: URLSearchParams;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Longest time until the response is complete. */
  deadlineMs: number;
}

/** A complete response, whatever its status. */
export interface JsonAnswer {
  status: number;
  contentType: string;
  /** The body as text, the key redacted. */
  text: string;
  /** The body as JSON that PostgreSQL can store, see `parseJson`; `undefined` when it is not JSON. */
  json: unknown;
  retryAfterSeconds: number | null;
}

const maxAnswerBytes = 16 * 1024 * 1024;

/**
 * Sends one request and reads the whole response.
 *
 * @throws EaselError `unavailable` when the request surely never arrived, `upstream_error` or `upstream_timeout` when
 *   it may have, `client_closed_request` when the signal aborted it
 */
export async function exchangeJson(transport: Transport, scrubber: KeyScrubber, call: JsonCall): Promise<JsonAnswer> {
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  const deadline = AbortSignal.timeout(call.deadlineMs);
  const response = await transport.send({
    method: call.method,
    path: call.path,
    ...(call.query === undefined ? {} : { query: call.query }),
    headers: {
      accept: 'application/json',
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    body,
    ...(call.signal === undefined ? {} : { signal: call.signal }),
    deadlineMs: call.deadlineMs,
  });
  const cut = () =>
    response.body.destroy(
      new EaselError(
        'upstream_timeout',
        `The media service at ${transport.origin} did not complete its response in time.`,
      ),
    );
  deadline.addEventListener('abort', cut, { once: true });
  if (deadline.aborted) cut();
  try {
    const bytes = await readWhole(response.body, maxAnswerBytes, transport.origin);
    const text = scrubber.bytes(bytes).toString('utf8');
    return {
      status: response.status,
      contentType: response.headers['content-type'] ?? '',
      text,
      json: parseJson(text),
      retryAfterSeconds: readRetryAfter(response.headers['retry-after']),
    };
  } finally {
    deadline.removeEventListener('abort', cut);
  }
}
