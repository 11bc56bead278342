/** The repository of a fine-tune. */
export interface Repository {
  namespace: string;
  repository: string;
}

/** Where projects are stored that nobody has found another place for. */
export const defaultRepository: Repository = { namespace: 'studio', repository: 'projects' };

/** The address of a fine-tune. */
export interface FineTuneAddress extends Repository {
  id: string;
}

/** A repository as text: `studio/lighthouses`. */
export function repositoryName({ namespace, repository }: Repository): string {
  return `${namespace}/${repository}`;
}

/** The studio's path of a repository's fine-tunes. */
export function fineTunesPath({ namespace, repository }: Repository): string {
  return `/api/repos/${encodeURIComponent(namespace)}/${encodeURIComponent(repository)}/fine_tunes`;
}

/** The studio's path of one fine-tune. */
export function fineTunePath({ id, ...of }: FineTuneAddress): string {
  return `${fineTunesPath(of)}/${encodeURIComponent(id)}`;
}

/** The studio's path of a repository's file; `path` may contain slashes. */
export function filePath({ namespace, repository }: Repository, branch: string, path: string): string {
  const segments = path.split('/').map(encodeURIComponent).join('/');
  return `/api/repos/${encodeURIComponent(namespace)}/${encodeURIComponent(repository)}/file/${encodeURIComponent(branch)}/${segments}`;
}
