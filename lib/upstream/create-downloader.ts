import type { Readable } from 'node:stream';
import { EaselError } from '../contract/error.ts';
import { discardBody } from '../network/discard-body.ts';
import { createGuardedClient } from '../network/guarded-client.ts';
import { describeTransportError } from './transport-error.ts';

/** A download in progress from an address that the media service returned. */
export interface Download {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Readable;
}

/** Downloads from public addresses, the media service and a list of allowed origins. */
export interface Downloader {
  /**
   * @param url as the media service returned it
   * @param headers such as `Range`
   * @throws EaselError `forbidden` for an internal address, `invalid_params` for an invalid one, and transport errors
   */
  open: (url: string, options: { headers?: Record<string, string>; signal: AbortSignal }) => Promise<Download>;
  close: () => Promise<void>;
}

const maxRedirects = 5;
const idleMs = 60_000;

/**
 * @param options.apiOrigin the media service's origin. It may be internal. It alone is sent the key, and only when it
 *   answers 401 or 403 without it; the target of a redirect never is.
 * @param options.allowedOrigins further origins that may be internal
 */
export function createDownloader(options: {
  apiOrigin: string;
  key: string | null;
  allowedOrigins: readonly string[];
}): Downloader {
  const trusted = new Set([options.apiOrigin, ...options.allowedOrigins]);
  const client = createGuardedClient({ isTrusted: (url) => trusted.has(url.origin), idleMs });

  async function request(url: URL, headers: Record<string, string>, signal: AbortSignal) {
    try {
      return await client.get(url, { headers, signal });
    } catch (thrown) {
      throw describeTransportError(thrown, url.origin, url.origin === options.apiOrigin ? 'service' : 'result');
    }
  }

  async function open(
    address: string,
    { headers = {}, signal }: { headers?: Record<string, string>; signal: AbortSignal },
  ): Promise<Download> {
    let url = parseAddress(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      let answer = await request(url, headers, signal);
      const wantsKey = answer.status === 401 || answer.status === 403;
      if (wantsKey && redirects === 0 && url.origin === options.apiOrigin && options.key !== null) {
        discardBody(answer.body);
        answer = await request(url, { ...headers, authorization: `Bearer ${options.key}` }, signal);
      }
      if (answer.location === null) return answer;
      url = parseAddress(answer.location, url);
    }
    throw new EaselError('upstream_error', 'The URL of the result redirects too many times.');
  }

  return { open, close: client.close };
}

function parseAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new EaselError('invalid_params', 'The media service returned an invalid URL for the result.');
  }
  return url;
}
