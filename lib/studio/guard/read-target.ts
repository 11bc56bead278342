import { EaselError } from '../../contract/error.ts';

/** Dot segments, plain and encoded (https://url.spec.whatwg.org/#double-dot-path-segment). */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** The target of a request. */
export interface RequestTarget {
  /** Path and query, beginning with a single slash. */
  url: string;
  /** The path only, still encoded. */
  path: string;
  /** The host in the target, which takes precedence over the `Host` header; null without one. */
  host: string | null;
}

const unreadable = (reason: string) => new EaselError('invalid_params', `Invalid URL: ${reason}.`);

/**
 * Reads the target in the request line: a path, or an absolute URL as clients send it to proxies, which servers must
 * accept too (RFC 9112, section 3.2.2).
 *
 * @throws EaselError `invalid_params` for any other form
 */
export function readTarget(target: string): RequestTarget {
  if (target.startsWith('/')) return { url: target, path: target.replace(/[?#].*$/s, ''), host: null };
  const address = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
  if (address === null) throw unreadable('it is neither a path nor an http URL');
  return { url: address.pathname + address.search, path: address.pathname, host: address.host };
}

/**
 * Checks that a target can be a path of the studio. Next would redirect some of the others, for strangers too, and fail
 * on the rest.
 *
 * @throws EaselError `invalid_params` for a broken encoding and for NUL, which the database cannot store;
 *   `resource_not_found` for paths with empty segments, dot segments or backslashes, which the framework would resolve
 *   to another path than the one checked here
 */
export function checkTarget({ url, path }: RequestTarget): void {
  if (!isDecodable(path)) throw unreadable('it has an invalid % escape');
  if (url.includes('%00')) throw unreadable('it contains a NUL character');
  if (path.includes('//') || path.includes('\\') || dotSegment.test(path)) {
    throw new EaselError('resource_not_found', 'There is nothing at this URL.');
  }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
