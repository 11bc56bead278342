import type { Repository } from '@/lib/client/fine-tunes/repository';
import { type Goal, readGoal } from './check/goals';

/** The view state of the Fine-tunes screen. */
export interface FineTunesViewState {
  repository: Repository | null;
  /** The id of the opened fine-tune. */
  id: string | null;
  /** Whether the form of a new one is open. */
  isNew: boolean;
  /** The id of the fine-tune whose settings the new one starts with; null for an empty form. */
  like: string | null;
  /** What the new one learns; null until it is chosen. */
  goal: Goal | null;
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
 * Reads the view state from an address: `/fine-tunes/{namespace}/{repository}/{id}`, each part but the first left out
 * from the end, and `?new` for a new one, `?new={id}` for one that starts with another's settings, `&learn=` with what
 * it learns.
 */
export function readViewState(pathname: string, search: string): FineTunesViewState {
  const [namespace = '', repository = '', id = ''] = pathname
    .slice(base.length + 1)
    .split('/')
    .map(decode);
  const isNamed = namespace !== '' && repository !== '';
  const query = new URLSearchParams(search);
  const made = isNamed && id === '' ? query.get('new') : null;
  return {
    repository: isNamed ? { namespace, repository } : null,
    id: isNamed && id !== '' ? id : null,
    isNew: made !== null,
    like: made === '' ? null : made,
    goal: made === null ? null : readGoal(query.get('learn')),
  };
}

/** The address of a view state; `readViewState` reads it back. */
export function viewStateUrl({ repository, id, isNew, like, goal }: FineTunesViewState): string {
  if (repository === null) return base;
  const segments = [repository.namespace, repository.repository, ...(id === null ? [] : [id])];
  const made = `${like === null ? '?new' : `?new=${encodeURIComponent(like)}`}${goal === null ? '' : `&learn=${goal}`}`;
  return `${base}/${segments.map(encodeURIComponent).join('/')}${isNew && id === null ? made : ''}`;
}
