'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useJobs } from '@/components/jobs/use-jobs';
import type { Intent } from '@/lib/client/models/intents';
import { listsNoModels, modelListOptions } from '@/lib/client/models/models';
import type { LooseModel } from '@/lib/contract/model';
import { isModel } from '../request/use-model';
import { type ModelFilter, type ModelGroup, findModels } from './find-models';
import { canBeModelId, looksLikeModelId, usedModelIds } from './model-ids';
import { readFavouriteModels, readRecentModels, toggleFavouriteModel } from './model-memory';

/** The number of rows that Page Up and Page Down move. */
const page = 6;

/** The keys that move through the rows. */
export const moveKeys: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);

/** A search among the models, and its rows. */
export interface ModelSearch extends ModelFilter {
  setSearch: (search: string) => void;
  setIntent: (intent: Intent | null) => void;
  setMedium: (medium: ModelFilter['medium']) => void;
  groups: ModelGroup[];
  /** Ids used before, of a service that doesn't list its models. */
  unlistedIds: string[];
  /** The typed text, if it can be used as the id of an unlisted model; otherwise null. */
  typedId: string | null;
  /** How many models were found. */
  count: number;
  /** The row that Enter chooses: the typed id only if it was pointed at. */
  activeId: string | undefined;
  setActive: (id: string) => void;
  /** The row that one of `moveKeys` goes to, from the active one; undefined for other keys, and where there are no rows. */
  rowAfter: (key: string) => string | undefined;
  /** Ids of the favourite models. */
  favourites: readonly string[];
  toggleFavourite: (id: string) => void;
}

/** Searches the models, with filters by intent and medium. */
export function useModelSearch(models: LooseModel[], currentId: string): ModelSearch {
  const [search, setSearch] = useState('');
  const [intent, setIntent] = useState<Intent | null>(null);
  const [medium, setMedium] = useState<ModelFilter['medium']>(null);
  const [active, setActive] = useState<string | null>(null);
  const [favourites, setFavourites] = useState(() => readFavouriteModels(window.localStorage));
  // A new favourite is sorted on the next opening, so that rows don't move under the pointer.
  const [marked] = useState(() => ({ favourites, recent: readRecentModels(window.localStorage) }));
  const groups = findModels(models, { search, intent, medium }, marked);
  const typed = search.trim();
  // The intents of a model that is known only by its id are unknown, so any filter hides it.
  const unlistedIds = useUnlistedIds(models).filter(
    (id) => intent === null && medium === null && id.toLowerCase().includes(typed.toLowerCase()),
  );
  const isKnown = models.some((model) => isModel(model, typed)) || unlistedIds.includes(typed);
  const found = [...groups.flatMap((group) => group.models.map(({ id }) => id)), ...unlistedIds];
  // A plain word is more likely a search, unless it finds nothing.
  const offersTyped = !isKnown && (found.length === 0 ? canBeModelId(typed) : looksLikeModelId(typed));
  const ids = [...found, ...(offersTyped ? [typed] : [])];
  const preferred = search === '' ? currentId : null;
  const activeId = ids.find((id) => id === active) ?? found.find((id) => id === preferred) ?? found[0];
  return {
    search,
    setSearch: (next) => {
      setSearch(next);
      setActive(null);
    },
    intent,
    setIntent,
    medium,
    setMedium,
    groups,
    unlistedIds,
    typedId: offersTyped ? typed : null,
    count: found.length,
    activeId,
    setActive,
    rowAfter: (key) => {
      const at = ids.indexOf(activeId ?? '');
      const last = ids.length - 1;
      const next = {
        ArrowDown: at === last ? 0 : at + 1,
        ArrowUp: at <= 0 ? last : at - 1,
        PageDown: Math.min(last, at + page),
        PageUp: Math.max(0, at - page),
      }[key];
      return next === undefined ? undefined : ids[next];
    },
    favourites,
    toggleFavourite: (id) => setFavourites(toggleFavouriteModel(window.localStorage, id)),
  };
}

/** Ids used before, of a service that doesn't list its models; none where there is a list. */
function useUnlistedIds(models: LooseModel[]): string[] {
  // Refetching a failed list would put the screen into its loading state, and close this popover.
  const list = useQuery({ ...modelListOptions(), enabled: false });
  const { jobs } = useJobs();
  if (!listsNoModels(list)) return [];
  return usedModelIds(window.localStorage, jobs, (id) => models.some((model) => isModel(model, id)));
}
