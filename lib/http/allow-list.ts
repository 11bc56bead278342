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
  check: (request: {
    method?: string | undefined;
    /** Path and query. */
    url?: string | undefined;
    headers: IncomingHttpHeaders;
  }) => void;
}

/** Methods that change nothing; links on other sites may use them. */
const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Checks Host and Origin, for pages, handlers and streams alike. Next answers requests for any Host, which would
 * let a foreign name that resolves to this machine read everything (DNS rebinding).
 *
 * @param origins exact origins, as in `http://127.0.0.1:3000`
 * @param local a further host at which programs of this machine may read what `opens` says
 */
export function createAllowList(
  origins: readonly string[],
  local?: { host: string; opens: (url: URL) => boolean },
): AllowList {
  const allowedOrigins = new Set(origins.map((origin) => new URL(origin).origin));
  const allowedHosts = new Set(origins.map((origin) => new URL(origin).host));

  function isReadLocally(host: string, method: string, path: string): boolean {
    if (local === undefined || host !== local.host || !safeMethods.has(method)) return false;
    const url = URL.parse(path, `http://${local.host}`);
    return url !== null && local.opens(url);
  }

  return {
    origins,
    check({ method = '', url = '', headers }) {
      const host = headers.host?.toLowerCase() ?? '';
      const isKnown = allowedHosts.has(host) || allowedHosts.has(withoutDefaultPort(host));
      if (!isKnown && !isReadLocally(host, method, url)) {
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
      const isLink = safeMethods.has(method) && headers['sec-fetch-mode'] === 'navigate';
      if (!isLink) throw new EaselError('forbidden', 'Only this studio’s own pages can send requests to it.');
    },
  };
}

/** Removes a default port, as `URL.host` does: `example.org:443` and `example.org:80` become `example.org`. */
function withoutDefaultPort(host: string): string {
  return host.replace(/:(?:80|443)$/, '');
}
