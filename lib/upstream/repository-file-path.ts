import { apiPath, apiPathWithTail } from './path.ts';

/** Segments before the file's own path, which may hold slashes: `/api/repos/{namespace}/{repository}/{part}/{branch}/`. */
const segmentsBefore = 7;

/**
 * The media API's path of a file of a repository, or of what is told of it as a dataset.
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
