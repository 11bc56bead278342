'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import { type GridSize, readGridSize, writeGridSize } from './grid-size';

function subscribe() {
  return () => undefined;
}

/** How large the pictures are; as one chose last. */
export function useGridSize(): [GridSize, (size: GridSize) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => readGridSize(window.localStorage),
    () => 'medium' as const,
  );
  const [chosen, setChosen] = useState<GridSize | null>(null);
  const choose = useCallback((size: GridSize) => {
    setChosen(size);
    writeGridSize(window.localStorage, size);
  }, []);
  return [chosen ?? kept, choose];
}
