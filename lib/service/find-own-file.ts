import { eq } from 'drizzle-orm';
import { EaselError } from '../contract/error.ts';
import { isUuid } from '../contract/is-uuid.ts';
import { generations } from '../database/service-tables.ts';
import type { Database } from '../database/connect.ts';
import { findRepositoryFile } from './fine-tunes/files/repository-files.ts';
import type { MediaLinks } from './storage/media-links.ts';
import type { OwnFile } from './storage/media-fetcher.ts';

/** What `findOwnFile` needs. */
export interface OwnFileTools {
  database: Database;
  links: MediaLinks;
  /** The service's own address, as its callers see it. */
  url: string;
}

const resultPath = /^\/media\/([^/]+)\/(\d{1,3})$/;
const filePath = /^\/api\/repos\/([^/]+)\/([^/]+)\/file\/([^/]+)\/(.+)$/;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The path of a URL below the service's address; null for another origin. All loopback names count as the same host.
 */
function ownPath(address: string, base: string): { pathname: string; query: URLSearchParams } | null {
  const [url, own] = [URL.parse(address), new URL(base)];
  if (url === null) return null;
  const isSameHost = url.host === own.host || (loopback.has(url.hostname) && loopback.has(own.hostname));
  const prefix = own.pathname.replace(/\/$/, '');
  if (!isSameHost || url.port !== own.port || url.protocol !== own.protocol) return null;
  if (!url.pathname.startsWith(`${prefix}/`)) return null;
  return { pathname: url.pathname.slice(prefix.length), query: url.searchParams };
}

/** Finds a result, for its owner and for holders of a valid link. */
async function findResult(
  { database, links }: OwnFileTools,
  { id, index, query, owner }: { id: string; index: number; query: URLSearchParams; owner: string },
): Promise<OwnFile> {
  const [row] = isUuid(id)
    ? await database
        .select({ owner: generations.owner, results: generations.results, removedAt: generations.resultsRemovedAt })
        .from(generations)
        .where(eq(generations.id, id))
    : [];
  if (row?.owner !== owner) links.check(id, index, query);
  if (row?.removedAt != null) throw new EaselError('resource_not_found', 'this result was removed');
  const result = row?.results[index];
  if (result === undefined) throw new EaselError('resource_not_found', 'this result does not exist');
  return result;
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Finds the service's own file behind a URL: a result, or a file in one of the caller's repositories.
 *
 * @param owner name of the caller's key
 * @returns null for any other URL
 * @throws EaselError `resource_not_found` or `forbidden`; the message describes the problem with the URL
 */
export async function findOwnFile(tools: OwnFileTools, address: string, owner: string): Promise<OwnFile | null> {
  const own = ownPath(address, tools.url);
  if (own === null) return null;
  const [, id = '', index = ''] = resultPath.exec(own.pathname) ?? [];
  if (id !== '') return findResult(tools, { id, index: Number(index), query: own.query, owner });
  const [, ...names] = filePath.exec(own.pathname)?.map(decode) ?? [];
  const [namespace, repository, branch, path] = names;
  if (namespace === undefined || repository === undefined || branch === undefined || path === undefined) return null;
  if (names.some((name) => /\p{Cc}/u.test(name))) {
    throw new EaselError('resource_not_found', 'file names can’t contain control characters');
  }
  const file = await findRepositoryFile(tools.database, { owner, namespace, repository }, branch, path);
  if (file !== null) return file;
  throw new EaselError('resource_not_found', `the file ${branch}/${path} does not exist in ${namespace}/${repository}`);
}
