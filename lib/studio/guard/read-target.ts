import { EaselError } from '../../contract/error.ts';

/** Segments that mean a folder itself or its parent, plain and encoded (https://url.spec.whatwg.org/#double-dot-path-segment). */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** What a request asks for. */
export interface RequestTarget {
  /** Path and query, beginning with a single slash. */
  url: string;
  /** The path alone, as it came: still encoded. */
  path: string;
  /** The host that the target itself names, which counts before the header `Host`; null where it names none. */
  host: string | null;
}

const unreadable = (reason: string) => new EaselError('invalid_params', `Invalid URL: ${reason}.`);

/**
 * Reads the target in the first line of a request: a path, or a whole address as it is sent to proxies, which servers have
 * to take too (RFC 9112, section 3.2.2).
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
 * Checks that a target can be the address of something. A framework behind would redirect some of the others, for
 * foreigners too, and fail at the rest.
 *
 * @throws EaselError `invalid_params` for an encoding that is broken and for NUL, which no text in a database can hold;
 *   `resource_not_found` for paths with empty segments, dot segments or backslashes: what
 *   is checked here would not be what the framework resolves them to
 */
export function checkTarget({ url, path }: RequestTarget): void {
  if (!isDecodable(path)) throw unreadable('it has an invalid % escape');
  if (url.includes('%00')) throw unreadable('it contains a NUL character');
  if (path.includes('//') || path.includes('\\') || dotSegment.test(path)) {
    throw new EaselError('resource_not_found', 'There is nothing at this address.');
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
