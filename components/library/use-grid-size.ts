'use client';

import { useSyncExternalStore } from 'react';
import { type GridSize, gridSizeStore } from './grid-size';

/** How large the pictures are; as one chose last. */
export function useGridSize(): [GridSize, (size: GridSize) => void] {
  const size = useSyncExternalStore(gridSizeStore.subscribe, gridSizeStore.current, () => 'medium' as const);
  return [size, gridSizeStore.set];
}
