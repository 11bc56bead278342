import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Agent, request } from 'undici';
import { EaselError, isEaselError } from '../../contract/error.ts';
import { limitBytes } from './limit-bytes.ts';
import { createPublicLookup, refusePrivateNumber, type Lookup } from './public-address.ts';

/** Copies what an address holds into files. */
export interface Fetcher {
  /** @throws EaselError in words about the address, when it cannot be had within the limits */
  fetch: (address: string, path: string, signal: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
}

const mostRedirects = 5;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const patienceMs = { connect: 10_000, headers: 30_000, body: 30_000 };

function explain(error: unknown, host: string): EaselError {
  const causes = [error, (error as { cause?: unknown }).cause];
  const told = causes.find(isEaselError);
  if (told !== undefined) return told;
  const code = (error as { code?: unknown }).code;
  const reason: Record<string, string> = {
    ENOTFOUND: `there is no host named ${host}`,
    EAI_AGAIN: `the name ${host} could not be looked up just now`,
    ECONNREFUSED: `${host} refused the connection`,
    UND_ERR_CONNECT_TIMEOUT: `${host} did not answer in time`,
    UND_ERR_HEADERS_TIMEOUT: `${host} did not answer in time`,
    UND_ERR_BODY_TIMEOUT: `${host} stopped sending`,
  };
  const words = typeof code === 'string' ? reason[code] : undefined;
  return new EaselError('invalid_params', words ?? `it could not be fetched from ${host}`, { cause: error });
}

/**
 * Makes a fetcher that connects to public addresses alone, checked at connect time and again at each redirect, beside the
 * origins that are allowed by name. It sends no credentials and reads no more than the limit.
 *
 * @param options.isAllowed whether an address may be reached even though it is not public
 */
export function createFetcher(options: {
  isAllowed: (url: URL) => boolean;
  limitBytes: number;
  deadlineMs: number;
  lookup?: Lookup;
}): Fetcher {
  const timeouts = { headersTimeout: patienceMs.headers, bodyTimeout: patienceMs.body };
  const publicAgent = new Agent({
    ...timeouts,
    connect: { timeout: patienceMs.connect, lookup: createPublicLookup(options.lookup) },
  });
  const openAgent = new Agent({ ...timeouts, connect: { timeout: patienceMs.connect } });

  async function open(url: URL, signal: AbortSignal, redirectsLeft: number): ReturnType<typeof request> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new EaselError('invalid_params', 'it leads to something other than an http:// or https:// address');
    }
    const isAllowed = options.isAllowed(url);
    if (!isAllowed) refusePrivateNumber(url);
    url.username = '';
    url.password = '';
    const response = await request(url, {
      dispatcher: isAllowed ? openAgent : publicAgent,
      signal,
      headers: { accept: '*/*' },
    });
    const location = response.headers['location'];
    if (!redirectStatuses.has(response.statusCode) || typeof location !== 'string') return response;
    response.body.on('error', () => undefined).destroy();
    if (redirectsLeft === 0) throw new EaselError('invalid_params', 'it redirects too often');
    if (!URL.canParse(location, url.href)) throw new EaselError('invalid_params', 'it redirects to no address');
    return open(new URL(location, url), signal, redirectsLeft - 1);
  }

  return {
    async fetch(address, path, signal) {
      if (!URL.canParse(address)) throw new EaselError('invalid_params', 'it is not an address');
      const url = new URL(address);
      const patience = AbortSignal.any([signal, AbortSignal.timeout(options.deadlineMs)]);
      try {
        const { statusCode, headers, body } = await open(url, patience, mostRedirects);
        if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > options.limitBytes) {
          body.on('error', () => undefined).destroy();
          const megabytes = Math.floor(options.limitBytes / 1024 / 1024);
          const words =
            statusCode === 200
              ? `the file is larger than ${megabytes} MB`
              : `${url.host} answered with status ${statusCode}`;
          throw new EaselError('invalid_params', words);
        }
        await pipeline(body, limitBytes(options.limitBytes), createWriteStream(path), { signal: patience });
      } catch (error) {
        signal.throwIfAborted();
        if (patience.aborted) throw new EaselError('invalid_params', `${url.host} took too long`);
        throw explain(error, url.host);
      }
    },
    async close() {
      await Promise.all([publicAgent.destroy(), openAgent.destroy()]);
    },
  };
}
