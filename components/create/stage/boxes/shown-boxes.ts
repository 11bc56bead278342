'use client';

import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/client/create-store';

/** Whether results show the boxes that they were made from; for all of them, as long as the page is open. */
const areShown = createStore(false);

/** Shows the boxes over results, or hides them. */
export function toggleBoxes(): void {
  areShown.set(!areShown.current());
}

/** Whether the boxes are shown. */
export function useBoxesShown(): boolean {
  return useSyncExternalStore(areShown.subscribe, areShown.current, () => false);
}
