'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';

/** Sizes of the tiles. */
export const gridSizes = ['small', 'medium', 'large'] as const;
export type GridSize = (typeof gridSizes)[number];

const key = 'easel:library-size';
const shares = { small: 0.1, medium: 0.15, large: 0.24 };
const bounds = { small: [84, 260], medium: [116, 380], large: [170, 620] } as const;

/** The target height of rows: a share of the width, so that a wide screen shows larger tiles, not more of them. */
export function rowHeightOf(size: GridSize, width: number): number {
  const [least, most] = bounds[size];
  return Math.round(Math.min(most, Math.max(least, width * shares[size])));
}

/** The size that was chosen last. */
function readGridSize(storage: Pick<Storage, 'getItem'>): GridSize {
  try {
    const stored = storage.getItem(key);
    return gridSizes.find((size) => size === stored) ?? 'medium';
  } catch {
    return 'medium';
  }
}

/** Remembers a size. */
function writeGridSize(storage: Pick<Storage, 'setItem'>, size: GridSize): void {
  try {
    storage.setItem(key, size);
  } catch {
    // Storage is full or switched off: the size holds until the page is left.
  }
}

function subscribe() {
  return () => undefined;
}

/** The size of the tiles, as it was chosen last. */
export function useGridSize(): [GridSize, (size: GridSize) => void] {
  const stored = useSyncExternalStore(
    subscribe,
    () => readGridSize(window.localStorage),
    () => 'medium' as const,
  );
  const [chosen, setChosen] = useState<GridSize | null>(null);
  const choose = useCallback((size: GridSize) => {
    setChosen(size);
    writeGridSize(window.localStorage, size);
  }, []);
  return [chosen ?? stored, choose];
}
