'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { modelListOptions } from '@/lib/client/models/models';
import type { LooseModel } from '@/lib/contract/model';
import type { ModelUsage } from '@/lib/contract/studio/model-usage';
import { useModelUsage } from '../facts/use-model-usage';
import { createModelSearch } from '../search/search-models';
import { useFavouriteModels } from './use-favourite-models';
import { type GalleryView, galleryPath, galleryUrl, readGalleryView } from './gallery-view';
import { type ModelListing, listModels } from './list-models';

/** The state of the gallery. */
export interface Gallery {
  list: UseQueryResult<LooseModel[]>;
  models: readonly LooseModel[];
  view: GalleryView;
  setView: (view: GalleryView) => void;
  listing: ModelListing;
  /** What the studio's jobs say about the models, by id. */
  usage: ReadonlyMap<string, ModelUsage>;
  isEmbedded: boolean;
  favourites: readonly string[];
  toggleFavourite: (id: string) => void;
  /** The model whose details are open. */
  opened: LooseModel | null;
  open: (id: string | null) => void;
}

const noModels: LooseModel[] = [];
/** Typing changes the address at the next pause: browsers limit how often it may change. */
const pauseMs = 250;

/** Reads the models, and narrows, searches and orders them as the address says. */
export function useGallery(): Gallery {
  const parameters = useSearchParams();
  const [view, setView] = useState(() => readGalleryView(parameters.toString()));
  const openedId = parameters.get('model');
  const list = useQuery(modelListOptions());
  const favourites = useFavouriteModels();
  // A new favourite comes first on the next visit, so that cards don’t move under the pointer.
  const first = favourites.initial;
  const models = list.data ?? noModels;
  const { usage, isEmbedded } = useModelUsage(models);
  const search = useMemo(() => createModelSearch(models), [models]);
  const shownView = useDeferredValue(view);
  const listing = useMemo(
    () => listModels({ models, view: shownView, search, usage, favourites: first }),
    [models, shownView, search, usage, first],
  );

  useEffect(() => {
    const timer = setTimeout(() => {
      const url = galleryUrl(view, openedId);
      const { pathname, search: query } = window.location;
      // While the next screen loads, the address is that of the next screen.
      if (pathname === galleryPath && url !== `${pathname}${query}`) window.history.replaceState(null, '', url);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [view, openedId]);

  const open = useCallback((id: string | null) => window.history.pushState(null, '', galleryUrl(view, id)), [view]);
  return {
    list,
    models,
    view,
    setView,
    listing,
    usage,
    isEmbedded,
    favourites: favourites.ids,
    toggleFavourite: favourites.toggle,
    opened: models.find(({ id }) => id === openedId) ?? null,
    open,
  };
}
