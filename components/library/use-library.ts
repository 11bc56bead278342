'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { createBlockLoader, type BlockLoader, type ReadBlocks } from '@/lib/client/library/block-loader';
import { indexOfItems } from '@/lib/client/library/change-index';
import { headOptions, indexOptions, libraryKeys } from '@/lib/client/library/library';
import type { LibraryFilter, LibraryIndex, LibraryItem } from '@/lib/contract/library';

const none: LibraryItem[] = [];
const nothingRead: ReadBlocks = { get: () => null, load: () => undefined };

/**
 * What a filter finds: its index, and the items read so far. The first screen comes with the newest items and does not wait for the
 * index, which grows with the library.
 */
export function useLibrary(filter: LibraryFilter) {
  const client = useQueryClient();
  const head = useQuery({ ...headOptions(filter), placeholderData: keepPreviousData });
  const whole = useQuery({ ...indexOptions(filter), placeholderData: keepPreviousData });
  const loader = useMemo(
    () => loaderOf(filter, () => void client.invalidateQueries({ queryKey: libraryKeys.index(filter) })),
    [filter, client],
  );
  const blocks = useSyncExternalStore(loader.subscribe, loader.current, () => nothingRead);

  // While another filter is being read, what was there stays; it must not be taken for what is asked.
  const isSettled = !whole.isPlaceholderData && !head.isPlaceholderData;
  const headItems = head.isPlaceholderData ? none : (head.data?.items ?? none);
  const index: LibraryIndex | null = useMemo(() => {
    if (whole.data !== undefined && !whole.isPlaceholderData) return whole.data;
    if (head.data !== undefined && !head.isPlaceholderData) return indexOfItems(head.data.items);
    return whole.data ?? null;
  }, [whole.data, whole.isPlaceholderData, head.data, head.isPlaceholderData]);
  const isWhole = whole.isSuccess && !whole.isPlaceholderData;

  return {
    index,
    /** Whether the index is there, and not the first screen alone. */
    isWhole,
    isSettled,
    isPending: index === null && (head.isPending || whole.isPending),
    error: index === null ? (head.error ?? whole.error) : null,
    isStale: head.isPlaceholderData && whole.isPlaceholderData,
    headItems,
    loader,
    blocks,
    retry: () => {
      void head.refetch();
      void whole.refetch();
    },
  };
}

const loaders = new Map<string, BlockLoader>();
const mostLoaders = 8;

/** What was read under a filter outlives the screen: coming back from one picture shows all at once. */
function loaderOf(filter: LibraryFilter, onMismatch: () => void): BlockLoader {
  const key = libraryKeys.index(filter)[2];
  const known = loaders.get(key);
  if (known !== undefined) return known;
  const made = createBlockLoader(filter, { onMismatch });
  loaders.set(key, made);
  const [oldest] = loaders.keys();
  if (loaders.size > mostLoaders && oldest !== undefined) loaders.delete(oldest);
  return made;
}

/** Says which items are about to leave what was read; null: they come back. */
export function expectWithout(ids: ReadonlySet<string> | null): void {
  for (const loader of loaders.values()) loader.expectWithout(ids);
}

/** Changes an item wherever it was read. */
export function changeRead(change: (item: LibraryItem) => LibraryItem): void {
  for (const loader of loaders.values()) loader.change(change);
}

/** Reads everything once more when it is next seen. */
export function renewRead(): void {
  for (const loader of loaders.values()) loader.renew();
}
