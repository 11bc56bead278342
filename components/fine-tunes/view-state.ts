import type { Repository } from '@/lib/client/fine-tunes/repository';

/** What the address of the Fine-tunes screen says it shows. */
export interface FineTunesViewState {
  repository: Repository | null;
  /** The fine-tune that is looked at. */
  id: string | null;
  /** Whether a new one is being made. */
  isNew: boolean;
  /** The fine-tune whose settings the new one begins with; null for an empty beginning. */
  like: string | null;
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
 * Reads the view state from an address: `/fine-tunes/{namespace}/{repository}/{id}`, each part but the first left out from the
 * end, and `?new` for a new one, `?new={id}` for one that begins with another's settings.
 */
export function readViewState(pathname: string, search: string): FineTunesViewState {
  const [namespace = '', repository = '', id = ''] = pathname
    .slice(base.length + 1)
    .split('/')
    .map(decode);
  const isNamed = namespace !== '' && repository !== '';
  const made = isNamed && id === '' ? new URLSearchParams(search).get('new') : null;
  return {
    repository: isNamed ? { namespace, repository } : null,
    id: isNamed && id !== '' ? id : null,
    isNew: made !== null,
    like: made === '' ? null : made,
  };
}

/** The address of a view state; `readViewState` reads it back. */
export function viewStateUrl({ repository, id, isNew, like }: FineTunesViewState): string {
  if (repository === null) return base;
  const segments = [repository.namespace, repository.repository, ...(id === null ? [] : [id])];
  const made = like === null ? '?new' : `?new=${encodeURIComponent(like)}`;
  return `${base}/${segments.map(encodeURIComponent).join('/')}${isNew && id === null ? made : ''}`;
}
