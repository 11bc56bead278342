import { EaselError } from '../contract/error.ts';

/**
 * Builds a path of the media API: `` apiPath`/api/ai/queue/${id}` ``. Each value becomes one encoded segment, so that
 * no input can lead to another path.
 *
 * @throws EaselError `resource_not_found` for a segment that servers resolve (`.`, `..`) or an empty one
 */
export function apiPath(template: TemplateStringsArray, ...segments: string[]): string {
  return String.raw({ raw: template }, ...segments.map(encodeSegment));
}

/**
 * Appends a tail of several segments, such as a model's id with slashes: the browser's slashes and encoded characters
 * stay as they are.
 *
 * @param prefix fixed part, which ends with a slash
 * @param encodedTail the rest of the browser's path, still encoded
 * @throws EaselError `resource_not_found` as `apiPath` does, and for an invalid encoding
 */
export function apiPathWithTail(prefix: string, encodedTail: string): string {
  return prefix + encodedTail.split('/').map(decodeSegment).map(encodeSegment).join('/');
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (cause) {
    throw new EaselError('resource_not_found', 'There is nothing at this URL.', { cause });
  }
}

function encodeSegment(segment: string): string {
  if (segment === '' || /^\.{1,2}$/.test(segment) || segment.split('/').some((part) => /^\.{1,2}$/.test(part))) {
    throw new EaselError('resource_not_found', 'There is nothing at this URL.');
  }
  return encodeURIComponent(segment);
}

/**
 * Segments before the file's own path, which may hold slashes: `/api/repos/{namespace}/{repository}/{part}/{branch}/`.
 */
const segmentsBefore = 7;

const fileTail = (url: URL) => url.pathname.split('/').slice(segmentsBefore).join('/');

/**
 * The path of a repository's file as people write it, from the URL of a browser's request that
 * `repositoryFilePath` accepts.
 *
 * @throws EaselError `resource_not_found` for an invalid encoding
 */
export function decodedFilePath(url: URL): string {
  return fileTail(url).split('/').map(decodeSegment).join('/');
}

/**
 * The media API's path of a repository's file, or of its description as a dataset.
 *
 * @param url the URL of the browser's request, of the same shape
 * @throws EaselError `resource_not_found` as `apiPath` does
 */
export function repositoryFilePath(
  part: 'file' | 'dataset',
  { namespace, repository, branch }: { namespace: string; repository: string; branch: string },
  url: URL,
): string {
  const tail = fileTail(url);
  return apiPathWithTail(`${apiPath`/api/repos/${namespace}/${repository}/${part}/${branch}`}/`, tail);
}
