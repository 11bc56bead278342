import type { Readable } from 'node:stream';
import { Agent, FormData } from 'undici';
import { isEaselError } from '../../contract/error.ts';
import { createKeyScrubber } from '../../upstream/key-scrubber.ts';
import { parseJson } from '../../upstream/parse-json.ts';
import { errorCodeOf } from '../../upstream/transport-error.ts';
import { readWhole } from '../../upstream/read-whole.ts';
import { readRetryAfter } from '../../upstream/retry-after.ts';
import { isDiskFull } from '../../storage/is-disk-full.ts';
import type { Fetcher } from '../storage/create-fetcher.ts';
import { createResultDownloader, type DownloadOptions } from './create-result-downloader.ts';
import { EngineError } from './engine-error.ts';

/** A request to an engine. */
export interface EngineCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A path below the engine's address, or an address of the same origin that the engine itself returned. */
  path: string;
  query?: Record<string, string>;
  /** Sent as JSON; undici's `FormData` as a form, with files. */
  body?: unknown;
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** Longest time until the answer is complete; by default 30 s. */
  deadlineMs?: number;
  /** The largest answer, in bytes; by default 64 MiB. */
  limitBytes?: number;
}

/** A complete answer, whatever its status; secrets are redacted. */
export interface EngineAnswer {
  status: number;
  text: string;
  /** `undefined` when the body is not JSON. */
  json: unknown;
  retryAfterSeconds: number | null;
}

/** An answer whose body is still arriving. */
export interface EngineStream {
  status: number;
  contentType: string;
  /** Must be read or discarded. */
  body: Readable;
}

/** The HTTP client of one engine: one origin, its secrets, no redirects, bounded answers. */
export interface EngineClient {
  /**
   * Sends a request once.
   *
   * @throws EngineError `away` when it surely did not arrive, `uncertain` when it may have
   */
  exchange: (call: EngineCall) => Promise<EngineAnswer>;
  /**
   * Sends a request that changes nothing, and returns JSON.
   *
   * @returns undefined for 404
   * @throws EngineError `away` for every other answer that is not JSON with a status from 200 to 299
   */
  read: (path: string, signal: AbortSignal, query?: Record<string, string>) => Promise<unknown>;
  /**
   * Opens an answer that goes on, such as an event stream.
   *
   * @param options.silenceMs the longest time without a byte
   * @throws EngineError `away` when it does not begin
   */
  stream: (path: string, options: { accept: string; silenceMs: number; signal: AbortSignal }) => Promise<EngineStream>;
  /**
   * Downloads a result to a file: from the engine's own origin with its secrets, from any other public address
   * without.
   *
   * @throws EngineError `away` when the engine's origin does not answer; EaselError for everything else
   */
  download: (address: string, path: string, options: DownloadOptions) => Promise<void>;
  /** Whether an address is of the engine's own origin, to which alone secrets go. */
  isOwn: (address: string) => boolean;
  /** The absolute address of a path below the engine's address. */
  addressOf: (path: string) => URL;
  close: () => Promise<void>;
}

const maxAnswerBytes = 64 * 1024 * 1024;
const answerDeadlineMs = 30_000;
const idleMs = 60_000;

/** Codes of failures before a request was sent, with what they say. */
const neverSent: Record<string, string> = {
  ECONNREFUSED: 'refuses connections',
  ENOTFOUND: 'cannot be found',
  EAI_AGAIN: 'cannot be looked up right now',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  UND_ERR_CONNECT_TIMEOUT: 'does not accept connections',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that this machine does not trust',
  SELF_SIGNED_CERT_IN_CHAIN: 'has a certificate that this machine does not trust',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'has a certificate that this machine does not trust',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another host name',
  CERT_HAS_EXPIRED: 'has an expired certificate',
};

/**
 * The error for an answer that is no use now: a refused key, too many requests, a failing server.
 *
 * @returns null for an answer that the caller should read
 */
export function awayAnswer(name: string, answer: EngineAnswer): EngineError | null {
  const { status, retryAfterSeconds } = answer;
  if (status === 401 || status === 403) return new EngineError('away', `${name} refused its key (status ${status}).`);
  if (status === 429) return new EngineError('away', `${name} gets too many requests.`, { retryAfterSeconds });
  if (status === 503) return new EngineError('away', `${name} is not available (status 503).`, { retryAfterSeconds });
  return null;
}

/**
 * Creates the client of one engine.
 *
 * @param options.name the engine's name, which messages begin with
 * @param options.url its address, with a path if it has one
 * @param options.headers sent with every request to its origin
 * @param options.secrets texts that must not appear in an answer
 * @param options.fetcher downloads from other origins
 */
export function createEngineClient(options: {
  name: string;
  url: string;
  headers: Record<string, string>;
  secrets: readonly string[];
  fetcher: Fetcher;
}): EngineClient {
  const { name, fetcher } = options;
  const base = new URL(`${options.url.replace(/\/+$/, '')}/`);
  const scrubbers = options.secrets.map((secret) => createKeyScrubber(secret));
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 10_000 } });

  function parseAddress(path: string): URL | null {
    return /^https?:/i.test(path) ? URL.parse(path) : URL.parse(path.replace(/^\/+/, ''), base);
  }

  function addressOf(path: string): URL {
    const url = parseAddress(path);
    if (url === null) throw new TypeError(`not a path: ${path}`);
    return url;
  }

  /** @throws EngineError `uncertain` for an address of another origin, to which no secret may go */
  function ownAddress(path: string): URL {
    const url = parseAddress(path);
    if (url?.origin === base.origin) return url;
    throw new EngineError('uncertain', `${name} answered with an address of another server.`);
  }

  function failure(thrown: unknown): Error {
    if (thrown instanceof EngineError || isEaselError(thrown)) return thrown;
    // A full disk is no failure of the engine.
    if (thrown instanceof Error && isDiskFull(thrown)) return thrown;
    const fact = neverSent[errorCodeOf(thrown) ?? ''];
    if (fact !== undefined) return new EngineError('away', `${name} ${fact}.`, { cause: thrown });
    return new EngineError('uncertain', `${name} did not complete its answer.`, { cause: thrown });
  }

  /** A request that changes nothing did not fail halfway: it can be sent again. */
  function readFailure(thrown: unknown): Error {
    const error = failure(thrown);
    return error instanceof EngineError && error.reason === 'uncertain'
      ? new EngineError('away', error.message, { cause: thrown })
      : error;
  }

  async function open(
    url: URL,
    call: Omit<EngineCall, 'path' | 'deadlineMs' | 'query'> & { headersTimeout?: number; bodyTimeout?: number },
    secretHeaders = options.headers,
  ) {
    const { body } = call;
    const json = body === undefined || body instanceof FormData ? null : JSON.stringify(body);
    return agent.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method: call.method,
      headers: {
        'user-agent': 'easel',
        'accept-encoding': 'identity',
        ...(json === null ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
        ...secretHeaders,
      },
      body: body instanceof FormData ? body : json,
      signal: call.signal,
      headersTimeout: call.headersTimeout ?? 0,
      bodyTimeout: call.bodyTimeout ?? idleMs,
    });
  }

  async function exchange(call: EngineCall): Promise<EngineAnswer> {
    const url = ownAddress(call.path);
    for (const [key, value] of Object.entries(call.query ?? {})) url.searchParams.set(key, value);
    const deadline = AbortSignal.timeout(call.deadlineMs ?? answerDeadlineMs);
    try {
      const response = await open(url, { ...call, signal: AbortSignal.any([call.signal, deadline]) });
      const bytes = await readWhole(response.body, call.limitBytes ?? maxAnswerBytes, base.origin);
      const text = scrubbers.reduce((read, scrubber) => scrubber.text(read), bytes.toString('utf8'));
      const retryAfter = response.headers['retry-after'];
      return {
        status: response.statusCode,
        text,
        json: parseJson(text),
        retryAfterSeconds: readRetryAfter(typeof retryAfter === 'string' ? retryAfter : null),
      };
    } catch (thrown) {
      call.signal.throwIfAborted();
      if (isEaselError(thrown))
        throw new EngineError('uncertain', `${name} did not complete its answer.`, { cause: thrown });
      throw failure(thrown);
    }
  }

  async function read(path: string, signal: AbortSignal, query: Record<string, string> = {}): Promise<unknown> {
    try {
      const answer = await exchange({ method: 'GET', path, query, signal });
      if (answer.status === 404) return undefined;
      if (answer.status >= 200 && answer.status < 300 && answer.json !== undefined) return answer.json;
      throw (
        awayAnswer(name, answer) ??
        new EngineError('away', `${name} gave an answer that is no use (status ${answer.status}).`)
      );
    } catch (thrown) {
      signal.throwIfAborted();
      throw readFailure(thrown);
    }
  }

  async function stream(
    path: string,
    { accept, silenceMs, signal }: { accept: string; silenceMs: number; signal: AbortSignal },
  ): Promise<EngineStream> {
    try {
      const timeouts = { headersTimeout: answerDeadlineMs, bodyTimeout: silenceMs };
      const response = await open(ownAddress(path), { method: 'GET', headers: { accept }, signal, ...timeouts });
      const contentType = response.headers['content-type'];
      return {
        status: response.statusCode,
        contentType: typeof contentType === 'string' ? contentType : '',
        body: response.body,
      };
    } catch (thrown) {
      signal.throwIfAborted();
      throw readFailure(thrown);
    }
  }

  const downloadResult = createResultDownloader({
    name,
    origin: base.origin,
    open: (url, signal, withSecrets) =>
      open(url, { method: 'GET', signal, headersTimeout: idleMs }, withSecrets ? options.headers : {}),
    explain: readFailure,
    fetcher,
  });

  return {
    exchange,
    read,
    isOwn: (address) => URL.parse(address)?.origin === base.origin,
    addressOf,
    download: (address, path, download) => downloadResult(parseAddress(address), path, download),
    stream,
    close: () => agent.destroy(),
  };
}
