'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { isMoving } from '@/lib/client/fine-tunes/fine-tune';
import { isMissing } from '@/lib/client/fine-tunes/options';
import type { FineTuneFilter } from '@/lib/client/fine-tunes/keys';
import { fineTuneListOptions } from '@/lib/client/fine-tunes/queries';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { removals } from './removals';

const everything: FineTuneFilter = { search: '', status: '', sort: 'newest', page: 1 };
const followEveryMs = 5000;
const none: ReadonlySet<string> = new Set();

/** A repository's fine-tunes as they are narrowed, followed while one of them moves. */
export function useFineTuneList(repository: Repository) {
  const [filter, setFilter] = useState(everything);
  const asked = useDeferredValue(filter);
  const hidden = useSyncExternalStore(removals.subscribe, removals.hidden, () => none);
  const query = useQuery({
    ...fineTuneListOptions(repository, asked),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.fineTunes.some((fineTune) => isMoving(fineTune.state)) === true ? followEveryMs : false,
  });
  return {
    ...query,
    filter,
    isFiltered: filter.search.trim() !== '' || filter.status !== '',
    fineTunes: query.data?.fineTunes.filter(({ id }) => id === null || !hidden.has(id)) ?? null,
    /** The upstream has no list for this repository. */
    cannotList: isMissing(query.error),
    /** Narrowing begins at the first page. */
    narrow: (change: Partial<FineTuneFilter>) => setFilter({ ...filter, page: 1, ...change }),
    clear: () => setFilter(everything),
  };
}
export type FineTuneListState = ReturnType<typeof useFineTuneList>;
