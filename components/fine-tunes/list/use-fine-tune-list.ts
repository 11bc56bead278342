'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isMoving, type FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { isMissing } from '../api/options';
import type { FineTuneFilter } from '@/lib/client/fine-tunes/keys';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { useSettledError } from '../use-settled-error';
import type { FineTunePage } from '../api/read-responses';
import { fineTuneListOptions } from '../api/fine-tunes';
import { deletions } from '../deletions';

const everything: FineTuneFilter = { search: '', status: '', sort: 'newest', page: 1 };
const followEveryMs = 5000;
const none: ReadonlySet<string> = new Set();

const settleMs = 200;
const isNarrowed = ({ search, status }: FineTuneFilter) => search.trim() !== '' || status !== '';

/** A debounced value, so that not every typed letter sends a request. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** A repository's fine-tunes under a filter. */
export interface FineTuneListState {
  /** Without those that are being deleted; null while they are loading. */
  fineTunes: FineTuneView[] | null;
  /** The page as the service sent it; null while it is loading. */
  page: FineTunePage | null;
  error: Error | null;
  filter: FineTuneFilter;
  isFiltered: boolean;
  /** Whether the repository has no fine-tunes at all, under any filter. */
  isEmpty: boolean;
  /** Whether the upstream has no list for this repository. */
  cannotList: boolean;
  /** Changes the filter, and goes to the first page unless a page is given. */
  narrow: (change: Partial<FineTuneFilter>) => void;
  clear: () => void;
  refetch: () => void;
}

/** Fetches a repository's fine-tunes, and polls while one of them is in progress. */
export function useFineTuneList(repository: Repository): FineTuneListState {
  const [filter, setFilter] = useState(everything);
  const asked = useSettled(filter);
  const hidden = useSyncExternalStore(deletions.subscribe, deletions.hidden, () => none);
  const query = useQuery({
    ...fineTuneListOptions(repository, asked),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.fineTunes.some((fineTune) => isMoving(fineTune.state)) === true ? followEveryMs : false,
  });
  const error = useSettledError(query);
  return {
    page: query.data ?? null,
    error,
    filter,
    isFiltered: isNarrowed(filter),
    fineTunes: query.data?.fineTunes.filter(({ id }) => id === null || !hidden.has(id)) ?? null,
    isEmpty: query.data?.fineTunes.length === 0 && !isNarrowed(filter) && filter.page === 1,
    cannotList: isMissing(error),
    narrow: (change: Partial<FineTuneFilter>) => setFilter({ ...filter, page: 1, ...change }),
    clear: () => setFilter(everything),
    refetch: () => void query.refetch(),
  };
}
