import type { Readable } from 'node:stream';
import { Agent } from 'undici';
import { discardBody } from './discard-body.ts';
import { createPublicLookup, refusePrivateNumber, type Lookup } from './public-lookup.ts';

/** The beginning of an answer; its body is still to be read, or discarded. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Readable;
  /** Where a redirect leads, as the answer writes it; null when it is none. */
  location: string | null;
}

/** Fetches addresses that come from outside. */
export interface GuardedClient {
  /**
   * Sends one request, without following redirects: the caller follows them, and each is checked again.
   *
   * @throws EaselError `forbidden` for what is neither public nor trusted, and whatever the connection throws
   */
  get: (url: URL, options: { headers?: Record<string, string>; signal: AbortSignal }) => Promise<Answer>;
  close: () => Promise<void>;
}

const connectTimeoutMs = 10_000;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * Makes a client that connects to public addresses alone, judged by the address that is connected to, beside those that are
 * trusted by name. Credentials inside an address are never sent.
 *
 * @param options.isTrusted whether an address may be reached even though it is not public
 * @param options.idleMs how long a server may stay silent
 * @param options.lookup the system's own when nothing is said
 */
export function createGuardedClient(options: {
  isTrusted: (url: URL) => boolean;
  idleMs: number;
  lookup?: Lookup;
}): GuardedClient {
  const timeouts = { headersTimeout: options.idleMs, bodyTimeout: options.idleMs };
  const trustedAgent = new Agent({ ...timeouts, connect: { timeout: connectTimeoutMs } });
  const publicAgent = new Agent({
    ...timeouts,
    connect: { timeout: connectTimeoutMs, lookup: createPublicLookup(options.lookup) },
  });

  return {
    async get(url, { headers = {}, signal }) {
      const isTrusted = options.isTrusted(url);
      if (!isTrusted) refusePrivateNumber(url);
      const response = await (isTrusted ? trustedAgent : publicAgent).request({
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method: 'GET',
        headers: { 'user-agent': 'easel', accept: '*/*', 'accept-encoding': 'identity', ...headers },
        signal,
      });
      const { statusCode: status, body } = response;
      const given = response.headers['location'];
      const location = redirectStatuses.has(status) && typeof given === 'string' ? given : null;
      if (location !== null) discardBody(body);
      return { status, headers: response.headers, body, location };
    },
    async close() {
      await Promise.all([trustedAgent.destroy(), publicAgent.destroy()]);
    },
  };
}
