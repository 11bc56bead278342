'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createBlockLoader, type BlockLoader, type ReadBlocks } from './block-loader';
import { indexOfItems } from './library-index';
import { headOptions, indexOptions, libraryKeys } from '@/lib/client/library/library';
import { loadedItems } from '@/lib/client/library/loaded-items';
import type { LibraryFilter, LibraryIndex, LibraryItem } from '@/lib/contract/studio/library';

const none: LibraryItem[] = [];
const nothingRead: ReadBlocks = { get: () => null, load: () => undefined };

/** The loaded part of the library under a filter. */
export interface LoadedLibrary {
  /** The filter of the items and the index here. */
  filter: LibraryFilter;
  /** Whether that is the requested filter, not the previous one. */
  isSettled: boolean;
  /** Shapes and sections of all items; null while nothing is loaded. */
  index: LibraryIndex | null;
  /** Whether the index is complete, and not built from the first screen. */
  isWhole: boolean;
  error: Error | null;
  /** The first items. */
  headItems: LibraryItem[];
  loader: BlockLoader;
  blocks: ReadBlocks;
  retry: () => void;
}

/**
 * Loads the items that a filter finds: their index, and the items so far. The first screen shows the first items and does not wait
 * for the index, which grows with the library. While another filter loads, the items of the filter before stay.
 */
export function useLibrary(asked: LibraryFilter): LoadedLibrary {
  const client = useQueryClient();
  const first = useQuery(headOptions(asked));
  useQuery(indexOptions(asked));
  const [filter, setFilter] = useState(asked);
  if (filter !== asked && !first.isPending) setFilter(asked);

  const head = useQuery(headOptions(filter));
  const whole = useQuery(indexOptions(filter));
  const loader = useMemo(
    () => loaderOf(filter, () => void client.invalidateQueries({ queryKey: libraryKeys.index(filter) })),
    [filter, client],
  );
  const blocks = useSyncExternalStore(loader.subscribe, loader.current, () => nothingRead);
  const index: LibraryIndex | null = useMemo(
    () => whole.data ?? (head.data === undefined ? null : indexOfItems(head.data.items)),
    [whole.data, head.data],
  );

  return {
    filter,
    isSettled: filter === asked,
    index,
    isWhole: whole.isSuccess,
    error: index === null ? (head.error ?? whole.error) : null,
    headItems: head.data?.items ?? none,
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

/** Loaders outlive the screen, so that returning from an item shows the grid at once. */
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

/** Announces to all loaders that items are being removed; null: they come back. */
function expectRemoval(ids: ReadonlySet<string> | null): void {
  for (const loader of loaders.values()) loader.expectRemoval(ids);
}

/** Changes an item in all caches. */
export function updateLoadedItems(change: (item: LibraryItem) => LibraryItem): void {
  for (const loader of loaders.values()) loader.change(change);
}

/** Reloads everything when it is next shown. */
export function reloadItems(): void {
  for (const loader of loaders.values()) loader.renew();
}

loadedItems.register({ change: updateLoadedItems, expectRemoval, renew: reloadItems });
