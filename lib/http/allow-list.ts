import type { IncomingHttpHeaders } from 'node:http';
import { EaselError } from '../contract/error.ts';

/** Accepts only requests from this studio's own pages. */
export interface AllowList {
  /** The studio's origins as browsers see them, the main one first. */
  origins: readonly string[];
  /**
   * Throws unless the request was addressed to this studio and sent by its own pages (or by no page at all).
   *
   * @throws EaselError `misdirected_request` for a foreign Host, `forbidden` for a foreign page
   */
  check: (request: { method?: string | undefined; headers: IncomingHttpHeaders }) => void;
}

/** Methods that change nothing; links on other sites may use them. */
const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Checks Host and Origin, for pages, handlers and streams alike. Next answers requests for any Host, which would
 * let a foreign name that resolves to this machine read everything (DNS rebinding).
 *
 * @param origins exact origins, as in `http://127.0.0.1:3000`
 */
export function createAllowList(origins: readonly string[]): AllowList {
  const allowedOrigins = new Set(origins.map((origin) => new URL(origin).origin));
  const allowedHosts = new Set(origins.map((origin) => new URL(origin).host));

  return {
    origins,
    check({ method, headers }) {
      const host = headers.host?.toLowerCase() ?? '';
      if (!allowedHosts.has(host) && !allowedHosts.has(withoutDefaultPort(host))) {
        throw new EaselError(
          'misdirected_request',
          'This studio does not accept requests for this address. To allow it, add the address to STUDIO_URL.',
        );
      }
      const { origin } = headers;
      if (origin !== undefined && !allowedOrigins.has(origin)) {
        throw new EaselError('forbidden', 'Only this studio’s own pages can send requests to it.');
      }
      const site = headers['sec-fetch-site'];
      if (site === undefined || site === 'same-origin' || site === 'none') return;
      const isLink = safeMethods.has(method ?? '') && headers['sec-fetch-mode'] === 'navigate';
      if (!isLink) throw new EaselError('forbidden', 'Only this studio’s own pages can send requests to it.');
    },
  };
}

/** Removes a default port, as `URL.host` does: `example.org:443` and `example.org:80` become `example.org`. */
function withoutDefaultPort(host: string): string {
  return host.replace(/:(?:80|443)$/, '');
}
