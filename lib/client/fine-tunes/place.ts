import type { Repository } from './repository.ts';

/** What the address of the Fine-tunes screen names. */
export interface FineTunesPlace {
  repository: Repository | null;
  /** The fine-tune that is looked at. */
  id: string | null;
  /** Whether a new one is being made. */
  isNew: boolean;
}

const base = '/fine-tunes';

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Reads the place from an address: `/fine-tunes/{namespace}/{repository}/{id}`, each part but the first left out from the
 * end, and `?new` for a new one.
 */
export function readPlace(pathname: string, search: string): FineTunesPlace {
  const [namespace = '', repository = '', id = ''] = pathname
    .slice(base.length + 1)
    .split('/')
    .map(decode);
  const isNamed = namespace !== '' && repository !== '';
  return {
    repository: isNamed ? { namespace, repository } : null,
    id: isNamed && id !== '' ? id : null,
    isNew: isNamed && id === '' && new URLSearchParams(search).has('new'),
  };
}

/** The address of a place; `readPlace` reads it back. */
export function placeAddress({ repository, id, isNew }: FineTunesPlace): string {
  if (repository === null) return base;
  const segments = [repository.namespace, repository.repository, ...(id === null ? [] : [id])];
  return `${base}/${segments.map(encodeURIComponent).join('/')}${isNew && id === null ? '?new' : ''}`;
}
