'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useJobs } from '@/components/jobs/use-jobs';
import { modelMessages } from '@/components/models/messages';
import { type ModelFindings, type ModelMatch, createModelSearch } from '@/components/models/search/search-models';
import type { Intent } from '@/lib/client/models/intents';
import { readFavouriteModels, readRecentModels, toggleFavouriteModel } from '@/lib/client/models/model-memory';
import { listsNoModels, modelListOptions } from '@/lib/client/models/models';
import type { LooseModel } from '@/lib/contract/model';
import { isModel } from '../request/use-model';
import { type ModelFilter, type ModelGroup, findModels, foundGroups, servingModels } from './find-models';
import { canBeModelId, looksLikeModelId, usedModelIds } from './model-ids';

/** The number of rows that Page Up and Page Down move. */
const page = 6;

/** The keys that move through the rows. */
export const moveKeys: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);

/** A search among the models, and its rows. */
export interface ModelSearch extends ModelFilter {
  setSearch: (search: string) => void;
  setIntent: (intent: Intent | null) => void;
  setMedium: (medium: ModelFilter['medium']) => void;
  /** What the search found, what comes closest, then the other models; without a search, the groups of all. */
  groups: ModelGroup[];
  /** Why a model was found; null without a search, and for the other models. */
  matchOf: (id: string) => ModelMatch | null;
  /** Ids used before, of a service that doesn't list its models. */
  unlistedIds: string[];
  /** The typed text, if it can be used as the id of an unlisted model; otherwise null. */
  typedId: string | null;
  /** How many models were found, without those that only come close. */
  count: number;
  /** The row that Enter chooses: the first match; another row, or the typed id, only if it was pointed at. */
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
  const serving = useMemo(() => servingModels(models, { intent, medium }), [models, intent, medium]);
  const find = useMemo(() => createModelSearch(serving), [serving]);
  const typed = search.trim();
  const findings = useMemo(() => (typed === '' ? null : find(typed)), [find, typed]);
  const matchById = useMemo(() => {
    const all = [...(findings?.matches ?? []), ...(findings?.near ?? [])];
    return new Map(all.map((match) => [match.model.id, match]));
  }, [findings]);
  const listsNone = useListsNone();
  const { jobs } = useJobs();
  // The intents of a model that is known only by its id are unknown, so any filter hides it.
  const unlistedIds = !listsNone
    ? []
    : usedModelIds(window.localStorage, jobs, (id) => models.some((model) => isModel(model, id))).filter(
        (id) => intent === null && medium === null && id.toLowerCase().includes(typed.toLowerCase()),
      );
  const isKnown = models.some((model) => isModel(model, typed)) || unlistedIds.includes(typed);
  const found = [...(findings?.matches.map(({ model }) => model) ?? serving).map(({ id }) => id), ...unlistedIds];
  // A plain word is a search, except where the service lists nothing to search.
  const offersTyped = !isKnown && (listsNone && found.length === 0 ? canBeModelId(typed) : looksLikeModelId(typed));
  // An id that no model has is alone, so that its row is in sight.
  const hasOthers = !listsNone && !(offersTyped && found.length === 0);
  const groups =
    findings === null
      ? findModels(models, { search: '', intent, medium }, marked)
      : groupsOf(findings, hasOthers ? serving : []);
  const rows = [...groups.flatMap((group) => group.models.map(({ id }) => id)), ...unlistedIds];
  const ids = [...rows, ...(offersTyped ? [typed] : [])];
  const preferred = search === '' ? currentId : null;
  const activeId =
    ids.find((id) => id === active) ?? rows.find((id) => id === preferred) ?? (findings === null ? rows[0] : found[0]);
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
    matchOf: (id) => matchById.get(id) ?? null,
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

/** What a search found, what comes closest, then the other models; empty groups are left out. */
function groupsOf(findings: ModelFindings, serving: readonly LooseModel[]): ModelGroup[] {
  const groups = foundGroups(findings);
  const found = new Set(groups.flatMap(({ models }) => models));
  const others = serving.filter((model) => !found.has(model));
  return others.length === 0 ? groups : [...groups, { kind: 'others', heading: modelMessages.others, models: others }];
}

/** Whether the service doesn't list its models, so that they are known by their ids alone. */
function useListsNone(): boolean {
  // Refetching a failed list would put the screen into its loading state, and close this popover.
  return listsNoModels(useQuery({ ...modelListOptions(), enabled: false }));
}
