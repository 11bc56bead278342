import { EaselError } from '../contract/error.ts';

/**
 * Writes a path of the media API: `` apiPath`/api/ai/queue/${id}` ``. The template is fixed by the code; what is put in
 * becomes one encoded segment each, so that nothing from outside can lead to another path.
 *
 * @throws EaselError `resource_not_found` for a segment that servers resolve (`.`, `..`) or an empty one
 */
export function apiPath(template: TemplateStringsArray, ...segments: string[]): string {
  return String.raw({ raw: template }, ...segments.map(encodeSegment));
}

/**
 * A tail of several segments, as a model's id with slashes: what the browser wrote as a slash stays one, what it encoded
 * stays encoded.
 *
 * @param prefix fixed part with a slash at its end
 * @param encodedTail the rest of the browser's path as it came
 * @throws EaselError `resource_not_found` as `apiPath` does, and for an encoding that is broken
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

/** Segments before the file's own path, which may hold slashes: `/api/repos/{namespace}/{repository}/{part}/{branch}/`. */
const segmentsBefore = 7;

/**
 * The media API's path of a file of a repository, or of what is known of it as a dataset.
 *
 * @param url as the browser asked for it, of the same shape
 * @throws EaselError `resource_not_found` as `apiPath` does
 */
export function repositoryFilePath(
  part: 'file' | 'dataset',
  { namespace, repository, branch }: { namespace: string; repository: string; branch: string },
  url: URL,
): string {
  const tail = url.pathname.split('/').slice(segmentsBefore).join('/');
  return apiPathWithTail(`${apiPath`/api/repos/${namespace}/${repository}/${part}/${branch}`}/`, tail);
}
