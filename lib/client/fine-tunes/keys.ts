import type { FineTuneAddress, Repository } from './repository.ts';

/** The filter and order of a list. */
export interface FineTuneFilter {
  search: string;
  /** A state of the API, or `''` for all. */
  status: string;
  sort: 'newest' | 'oldest' | 'name' | 'updated';
  page: number;
}

/** The keys of everything about fine-tunes in the query cache. */
export const fineTuneKeys = {
  all: ['fine-tunes'] as const,
  lists: ({ namespace, repository }: Repository) => ['fine-tunes', namespace, repository, 'list'] as const,
  list: (of: Repository, filter: FineTuneFilter) => [...fineTuneKeys.lists(of), filter] as const,
  one: ({ namespace, repository, id }: FineTuneAddress) => ['fine-tunes', namespace, repository, 'one', id] as const,
  logs: ({ namespace, repository, id }: FineTuneAddress) => ['fine-tunes', namespace, repository, 'logs', id] as const,
  tokenize: ({ namespace, repository, id }: FineTuneAddress) =>
    ['fine-tunes', namespace, repository, 'tokenize', id] as const,
  /** The time of the last event about a fine-tune, in milliseconds; written by events, never fetched. */
  lastEvent: (id: string) => ['fine-tunes-heard', id] as const,
};
