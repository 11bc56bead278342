'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isMoving } from '@/lib/client/fine-tunes/fine-tune';
import { isMissing } from './options';
import type { FineTuneFilter } from '@/lib/client/fine-tunes/keys';
import { fineTuneListOptions } from './queries';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { removals } from './removals';
import { useSettledError } from './use-settled-error';

const everything: FineTuneFilter = { search: '', status: '', sort: 'newest', page: 1 };
const followEveryMs = 5000;
const none: ReadonlySet<string> = new Set();

const settleMs = 200;
const isNarrowed = ({ search, status }: FineTuneFilter) => search.trim() !== '' || status !== '';

/** The value once it has stood still: not every letter is a question. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** A repository's fine-tunes as they are narrowed, followed while one of them moves. */
export function useFineTuneList(repository: Repository) {
  const [filter, setFilter] = useState(everything);
  const asked = useSettled(filter);
  const hidden = useSyncExternalStore(removals.subscribe, removals.hidden, () => none);
  const query = useQuery({
    ...fineTuneListOptions(repository, asked),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.fineTunes.some((fineTune) => isMoving(fineTune.state)) === true ? followEveryMs : false,
  });
  const error = useSettledError(query);
  return {
    ...query,
    error,
    filter,
    isFiltered: isNarrowed(filter),
    fineTunes: query.data?.fineTunes.filter(({ id }) => id === null || !hidden.has(id)) ?? null,
    /** Nothing is there, however it is narrowed. */
    isEmpty: query.data?.fineTunes.length === 0 && !isNarrowed(filter) && filter.page === 1,
    /** The upstream has no list for this repository. */
    cannotList: isMissing(error),
    /** Narrowing begins at the first page. */
    narrow: (change: Partial<FineTuneFilter>) => setFilter({ ...filter, page: 1, ...change }),
    clear: () => setFilter(everything),
  };
}
export type FineTuneListState = ReturnType<typeof useFineTuneList>;
