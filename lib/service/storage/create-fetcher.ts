import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { EaselError, isEaselError } from '../../contract/error.ts';
import { discardBody } from '../../network/discard-body.ts';
import { createGuardedClient, type Answer } from '../../network/guarded-client.ts';
import type { Lookup } from '../../network/public-lookup.ts';
import { limitBytes, tooLarge } from './limit-bytes.ts';

/** Downloads URLs to files. */
export interface Fetcher {
  /** @throws EaselError naming the cause, when the download fails or exceeds the limits */
  fetch: (address: string, path: string, signal: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
}

const mostRedirects = 5;
const idleMs = 30_000;

function explain(error: unknown, host: string): EaselError {
  const causes = [error, (error as { cause?: unknown }).cause];
  const known = causes.find(isEaselError);
  if (known !== undefined) return known;
  const code = (error as { code?: unknown }).code;
  const reason: Record<string, string> = {
    ENOTFOUND: `the host ${host} does not exist`,
    EAI_AGAIN: `the host ${host} could not be looked up`,
    ECONNREFUSED: `${host} refused the connection`,
    UND_ERR_CONNECT_TIMEOUT: `${host} did not respond in time`,
    UND_ERR_HEADERS_TIMEOUT: `${host} did not respond in time`,
    UND_ERR_BODY_TIMEOUT: `${host} stopped sending`,
  };
  const message = typeof code === 'string' ? reason[code] : undefined;
  return new EaselError('invalid_params', message ?? `the file could not be downloaded from ${host}`, { cause: error });
}

/**
 * Creates a fetcher that connects only to public addresses and to allowed origins. Addresses are checked when
 * connecting and at each redirect. It sends no credentials and reads no more than the limit.
 *
 * @param options.isAllowed whether a URL may be fetched even though it is not public
 */
export function createFetcher(options: {
  isAllowed: (url: URL) => boolean;
  limitBytes: number;
  deadlineMs: number;
  lookup?: Lookup;
}): Fetcher {
  const { isAllowed: isTrusted, lookup } = options;
  const client = createGuardedClient({ isTrusted, idleMs, ...(lookup === undefined ? {} : { lookup }) });

  async function open(url: URL, signal: AbortSignal, redirectsLeft: number): Promise<Answer> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new EaselError('invalid_params', 'the URL redirects to an address that is not http:// or https://');
    }
    const answer = await client.get(url, { signal });
    if (answer.location === null) return answer;
    if (redirectsLeft === 0) throw new EaselError('invalid_params', 'the URL redirects too many times');
    const target = URL.parse(answer.location, url);
    if (target === null) throw new EaselError('invalid_params', 'the URL redirects without a target');
    return open(target, signal, redirectsLeft - 1);
  }

  return {
    async fetch(address, path, signal) {
      if (!URL.canParse(address)) throw new EaselError('invalid_params', 'this is not a valid URL');
      const url = new URL(address);
      const patience = AbortSignal.any([signal, AbortSignal.timeout(options.deadlineMs)]);
      try {
        const { status, headers, body } = await open(url, patience, mostRedirects);
        if (status !== 200 || Number(headers['content-length'] ?? 0) > options.limitBytes) {
          discardBody(body);
          throw status === 200
            ? tooLarge(options.limitBytes)
            : new EaselError('invalid_params', `${url.host} returned status ${status}`);
        }
        await pipeline(body, limitBytes(options.limitBytes), createWriteStream(path), { signal: patience });
      } catch (error) {
        signal.throwIfAborted();
        if (patience.aborted) throw new EaselError('invalid_params', `${url.host} took too long`);
        throw explain(error, url.host);
      }
    },
    close: client.close,
  };
}
