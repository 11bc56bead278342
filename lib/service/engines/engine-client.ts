import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Agent, FormData } from 'undici';
import { EaselError, isEaselError } from '../../contract/error.ts';
import { discardBody } from '../../network/discard-body.ts';
import { createKeyScrubber } from '../../upstream/key-scrubber.ts';
import { parseJson } from '../../upstream/parse-json.ts';
import { readWhole } from '../../upstream/read-whole.ts';
import { readRetryAfter } from '../../upstream/retry-after.ts';
import type { Fetcher } from '../storage/create-fetcher.ts';
import { limitBytes as limitedBytes } from '../storage/limit-bytes.ts';
import { EngineError, isEngineError } from './engine-error.ts';

/** A request to an engine. */
export interface EngineCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A path below the engine's address, or an address of the same origin that the engine itself returned. */
  path: string;
  query?: Record<string, string>;
  /** Sent as JSON; undici's `FormData` as a form, with files. */
  body?: unknown;
  /** The largest answer, in bytes; by default 64 MiB. */
  limitBytes?: number;
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** Longest time until the answer is complete; by default 30 s. */
  deadlineMs?: number;
}

/** A complete answer, whatever its status; secrets are redacted. */
export interface EngineAnswer {
  status: number;
  text: string;
  /** `undefined` when the body is not JSON. */
  json: unknown;
  retryAfterSeconds: number | null;
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
   * Sends a request that does no harm when it is sent twice, and returns its answer whatever the status.
   *
   * @throws EngineError `away` when no complete answer arrives
   */
  inquire: (call: EngineCall) => Promise<EngineAnswer>;
  /**
   * Sends a request that changes nothing, and returns JSON.
   *
   * @returns undefined for 404
   * @throws EngineError `away` for every other answer that is not JSON with a status from 200 to 299
   */
  read: (path: string, signal: AbortSignal, query?: Record<string, string>) => Promise<unknown>;
  /**
   * Downloads a result to a file: from the engine's own origin with its secrets, from any other public address
   * without.
   *
   * @throws EngineError `away` when the engine's origin does not answer; EaselError for everything else
   */
  download: (address: string, path: string, options: { limitBytes: number; signal: AbortSignal }) => Promise<void>;
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

function codeOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return '';
  if ('code' in thrown && typeof thrown.code === 'string') return thrown.code;
  // Node tries every address of a name and reports all failures together.
  if (thrown instanceof AggregateError) return codeOf(thrown.errors[0]);
  return 'cause' in thrown ? codeOf(thrown.cause) : '';
}

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

  function addressOf(path: string): URL {
    return /^https?:/i.test(path) ? new URL(path) : new URL(path.replace(/^\/+/, ''), base);
  }

  /** @throws EngineError `uncertain` for an address of another origin, to which no secret may go */
  function ownAddress(path: string): URL {
    const url = addressOf(path);
    if (url.origin === base.origin) return url;
    throw new EngineError('uncertain', `${name} answered with an address of another server.`);
  }

  function failure(thrown: unknown): Error {
    if (thrown instanceof EngineError || isEaselError(thrown)) return thrown;
    const fact = neverSent[codeOf(thrown)];
    if (fact !== undefined) return new EngineError('away', `${name} ${fact}.`, { cause: thrown });
    return new EngineError('uncertain', `${name} did not complete its answer.`, { cause: thrown });
  }

  async function open(url: URL, call: Pick<EngineCall, 'method' | 'body' | 'headers' | 'signal'>) {
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
        ...options.headers,
      },
      body: body instanceof FormData ? body : json,
      signal: call.signal,
      bodyTimeout: idleMs,
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

  async function inquire(call: EngineCall): Promise<EngineAnswer> {
    try {
      return await exchange(call);
    } catch (thrown) {
      if (!isEngineError(thrown, 'uncertain')) throw thrown;
      throw new EngineError('away', thrown.message, { cause: thrown });
    }
  }

  async function read(path: string, signal: AbortSignal, query: Record<string, string> = {}): Promise<unknown> {
    const answer = await inquire({ method: 'GET', path, query, signal });
    if (answer.status === 404) return undefined;
    if (answer.status >= 200 && answer.status < 300 && answer.json !== undefined) return answer.json;
    throw (
      awayAnswer(name, answer) ??
      new EngineError('away', `${name} gave an answer that is no use (status ${answer.status}).`)
    );
  }

  async function downloadOwn(url: URL, path: string, limitBytes: number, signal: AbortSignal): Promise<void> {
    try {
      const { statusCode: status, body } = await open(url, { method: 'GET', signal });
      if (status !== 200) {
        discardBody(body);
        if (status >= 500) throw new EngineError('away', `${name} could not send a result (status ${status}).`);
        throw new EaselError('upstream_error', `${name} could not send its result (status ${status}).`);
      }
      await pipeline(body, limitedBytes(limitBytes), createWriteStream(path), { signal });
    } catch (thrown) {
      signal.throwIfAborted();
      const error = failure(thrown);
      if (error instanceof EngineError) throw new EngineError('away', error.message, { cause: thrown });
      throw error;
    }
  }

  return {
    exchange,
    inquire,
    read,
    addressOf,
    async download(address, path, { limitBytes, signal }) {
      const url = addressOf(address);
      if (url.origin === base.origin) return downloadOwn(url, path, limitBytes, signal);
      return fetcher.fetch(url.href, path, signal);
    },
    close: () => agent.destroy(),
  };
}
