'use client';

import { useCallback, useState } from 'react';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { readFavouriteModels, toggleFavouriteModel } from '@/lib/client/models/model-memory';

/** The favourite models of this browser. */
export interface FavouriteModels {
  ids: readonly string[];
  /** Those of the beginning of this visit. */
  initial: readonly string[];
  toggle: (id: string) => void;
}

const none: readonly string[] = [];

/** Reads and changes the favourite models; none on the server, which does not know the browser. */
export function useFavouriteModels(): FavouriteModels {
  const isHydrated = useIsHydrated();
  const [initial] = useState(() => (typeof window === 'undefined' ? none : readFavouriteModels(window.localStorage)));
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const toggle = useCallback((id: string) => setChanged(toggleFavouriteModel(window.localStorage, id)), []);
  return { ids: isHydrated ? (changed ?? initial) : none, initial: isHydrated ? initial : none, toggle };
}
