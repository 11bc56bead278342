'use client';

import { useSyncExternalStore } from 'react';
import { createPersistedStore } from '@/lib/client/create-persisted-store';

/** Sizes of the tiles. */
export const gridSizes = ['small', 'medium', 'large'] as const;
export type GridSize = (typeof gridSizes)[number];

const shares = { small: 0.1, medium: 0.15, large: 0.24 };
const bounds = { small: [84, 260], medium: [116, 380], large: [170, 620] } as const;

/** The target height of rows: a share of the width, so that a wide screen shows larger tiles, not more of them. */
export function rowHeightOf(size: GridSize, width: number): number {
  const [least, most] = bounds[size];
  return Math.round(Math.min(most, Math.max(least, width * shares[size])));
}

const store = createPersistedStore<GridSize>({
  key: 'easel:library-size',
  isShared: true,
  initial: 'medium',
  read: (text) => gridSizes.find((size) => size === text) ?? 'medium',
  write: (size) => size,
});

/** The size of the tiles, as it was chosen last. */
export function useGridSize(): [GridSize, (size: GridSize) => void] {
  const size = useSyncExternalStore(store.subscribe, store.current, () => 'medium' as const);
  return [size, store.set];
}
