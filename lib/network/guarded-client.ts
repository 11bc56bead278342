import type { Readable } from 'node:stream';
import { Agent } from 'undici';
import { discardBody } from './discard-body.ts';
import { createPublicLookup, refusePrivateNumber, type Lookup } from './public-lookup.ts';

/** The status and headers of a response, with a body that must be read or discarded. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Readable;
  /** The raw `Location` of a redirect; null for any other response. */
  location: string | null;
}

/** Fetches untrusted URLs. */
export interface GuardedClient {
  /**
   * Sends one request without following redirects. The caller follows them, so that each is checked.
   *
   * @throws EaselError `forbidden` for an address that is neither public nor trusted; errors of the connection as they
   *   are
   */
  get: (url: URL, options: { headers?: Record<string, string>; signal: AbortSignal }) => Promise<Answer>;
  close: () => Promise<void>;
}

const connectTimeoutMs = 10_000;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * Creates a client that connects only to public addresses, checked at connect time, and to trusted ones. Credentials in
 * a URL are never sent.
 *
 * @param options.isTrusted whether a URL may be fetched although its address is not public
 * @param options.idleMs how long a server may send nothing
 * @param options.lookup by default the system's
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
