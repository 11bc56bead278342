import { pipeline, type Readable, type Duplex } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { Pool } from 'undici';
import { EaselError } from '../contract/error.ts';
import { discardBody } from '../network/discard-body.ts';
import { describeRedirect, describeTransportError } from './transport-error.ts';

/** A request to the media service. Paths come from `apiPath` alone. */
export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: URLSearchParams;
  /** Built for this request; never the browser's headers. */
  headers?: Record<string, string>;
  body?: Readable | string | null;
  signal?: AbortSignal;
  /** Longest time until the response begins. */
  deadlineMs: number;
  /** Longest silence while the response's body arrives; 0 for no limit. Default one minute. */
  idleMs?: number;
}

/** A response whose body is still arriving. */
export interface TransportResponse {
  status: number;
  headers: Record<string, string>;
  /** Decoded; must be read or destroyed. */
  body: Readable;
}

/** Sends requests to one fixed origin, with the key added last. */
export interface Transport {
  origin: string;
  send: (request: TransportRequest) => Promise<TransportResponse>;
  close: () => Promise<void>;
}

/**
 * @param options.baseUrl address of the service, with a path if it has one
 * @param options.key bearer key, or null
 */
export function createTransport(options: { baseUrl: string; key: string | null }): Transport {
  const { origin, pathname } = new URL(options.baseUrl);
  const basePath = pathname.replace(/\/+$/, '');
  // Its own deadlines below replace undici's 300 s, which would cut off synchronous videos.
  const pool = new Pool(origin, { headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 10_000 } });

  async function send(request: TransportRequest): Promise<TransportResponse> {
    // One signal for both reasons: `AbortSignal.any` costs more than the rest of sending a request.
    const control = new AbortController();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      control.abort();
    }, request.deadlineMs);
    const leave = () => control.abort();
    request.signal?.addEventListener('abort', leave, { once: true });
    if (request.signal?.aborted === true) leave();
    const forget = () => request.signal?.removeEventListener('abort', leave);
    const query = request.query === undefined || request.query.size === 0 ? '' : `?${request.query.toString()}`;
    try {
      const response = await pool.request({
        path: `${basePath}${request.path}${query}`,
        method: request.method,
        headers: {
          'user-agent': 'easel',
          'accept-encoding': 'identity',
          ...request.headers,
          ...(options.key === null ? {} : { authorization: `Bearer ${options.key}` }),
        },
        body: request.body ?? null,
        signal: control.signal,
        bodyTimeout: request.idleMs ?? 60_000,
      });
      response.body.once('close', forget);
      if (response.statusCode >= 300 && response.statusCode < 400 && response.statusCode !== 304) {
        discardBody(response.body);
        throw describeRedirect(response.statusCode, response.headers['location'], origin);
      }
      const headers = flattenHeaders(response.headers);
      return { status: response.statusCode, headers, body: decodeBody(response.body, headers) };
    } catch (thrown) {
      forget();
      if (request.signal?.aborted === true) {
        throw new EaselError('client_closed_request', 'The client disconnected before the response.', {
          cause: thrown,
        });
      }
      if (isLate) {
        const seconds = Math.round(request.deadlineMs / 1000);
        throw new EaselError('upstream_timeout', `The media service at ${origin} did not respond within ${seconds} s.`);
      }
      throw describeTransportError(thrown, origin);
    } finally {
      clearTimeout(timer);
    }
  }

  return { origin, send, close: () => pool.destroy() };
}

function flattenHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name.toLowerCase()] = typeof value === 'string' ? value : value.join(', ');
  }
  return flat;
}

const decoders: Record<string, () => Duplex> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/**
 * Decodes a body that the service encoded although the request accepts no encoding, and removes the headers that are
 * stale then.
 *
 * @param headers lower-case names; `content-encoding` and `content-length` are removed when the body was decoded
 * @throws EaselError `upstream_error` for an unknown encoding
 */
function decodeBody(body: Readable, headers: Record<string, string>): Readable {
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  delete headers['content-encoding'];
  if (encoding === 'identity' || encoding === '') return body;
  const createDecoder = decoders[encoding];
  if (createDecoder === undefined) {
    discardBody(body);
    throw new EaselError(
      'upstream_error',
      `The media service responded in the encoding “${encoding}”, which is not supported.`,
    );
  }
  delete headers['content-length'];
  const decoder = createDecoder();
  // Both ends have their own error events; the callback only prevents an unhandled error.
  pipeline(body, decoder, () => undefined);
  return decoder;
}
