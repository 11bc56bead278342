/** A repository of one owner. */
export interface Repository {
  owner: string;
  namespace: string;
  repository: string;
}

/** A repository's name as `namespace/repository`. */
export function repositoryName({ namespace, repository }: Repository): string {
  return `${namespace}/${repository}`;
}
