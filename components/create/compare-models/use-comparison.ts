'use client';

import { useMemo, useState } from 'react';
import { findModels } from '../models/find-models';
import { type Price, estimatePrice, type PriceSum, sumPrices } from '../price/estimate-price';
import { readFavouriteModels, readRecentModels } from '../models/model-memory';
import { type ModelPlan, createPlanner, planWith } from './plan-model';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { settingsOfRequest } from '../price/price-of-request';
import { isModel } from '../request/use-model';
import type { RequestState } from '../request/request-state';

/** How many models one request goes to at most. */
export const mostModels = 6;
/** Rows that are shown, and worked out, at once. */
const mostRows = 60;

/** A model to choose, and what it would get; `plan` is null where its settings are not known. */
export interface ComparisonRow {
  model: LooseModel;
  plan: ModelPlan | null;
  isChosen: boolean;
}

function priceOf({ model, schema, values }: ModelPlan, count: number): Price | null {
  return model.pricing == null ? null : estimatePrice(model.pricing, settingsOfRequest(schema, values), count);
}

const noPlan = () => null;

/** What one chose so far; it outlives the panel's closing. */
export interface ComparisonChoice {
  /** Ids of models; null before anything was chosen: then the one in the form is. */
  models: readonly string[] | null;
  variants: number;
}

/** The request of the form on several models. */
export interface Comparison {
  search: string;
  setSearch: (search: string) => void;
  /** The models to choose from, the one in the form first; the first ones where there are many. */
  rows: ComparisonRow[];
  /** How many more the search found than are shown. */
  hidden: number;
  /** The id of the model in the form. */
  presentId: string;
  /** What each chosen model gets. */
  chosen: ModelPlan[];
  /** Those of them that nothing is missing of. */
  sendable: ModelPlan[];
  isFull: boolean;
  priceOf: (plan: ModelPlan) => Price | null;
  /** What all that can be sent costs together. */
  total: PriceSum;
  /** How many generations each model makes. */
  variants: number;
  setVariants: (count: number) => void;
  /** How many generations a press makes. */
  generations: number;
  /** Chooses a model, or no longer. */
  toggle: (model: string) => void;
  /** Replaces the values that one model gets, as when other files are chosen. */
  change: (model: string, values: JsonObject) => void;
}

/** Plans the request of the form for several models: what each gets, how many generations that makes, and what they cost. */
export function useComparison(
  request: Pick<RequestState, 'model' | 'values'>,
  choice: ComparisonChoice,
  onChoose: (choice: ComparisonChoice) => void,
): Comparison {
  const { id, model: present, models, schema } = request.model;
  const { values } = request;
  const { variants } = choice;
  const [search, setSearch] = useState('');
  // Files that were chosen among too many, by model.
  const [changed, setChanged] = useState<Readonly<Record<string, JsonObject>>>({});
  const [marked] = useState(() => ({
    favourites: readFavouriteModels(window.localStorage),
    recent: readRecentModels(window.localStorage),
  }));
  const presentId = present?.id ?? id ?? '';
  const plan = useMemo(
    () => (schema === null || values === null ? noPlan : createPlanner({ modelId: presentId, schema, values })),
    [presentId, schema, values],
  );
  const planOf = (model: LooseModel): ModelPlan | null => {
    const [planned, own] = [plan(model), changed[model.id]];
    return planned === null || own === undefined ? planned : planWith(planned, own);
  };

  const all = present === null || models.some((one) => isModel(one, present.id)) ? models : [present, ...models];
  const chosenIds = choice.models ?? (presentId === '' ? [] : [presentId]);
  const found = findModels(all, { search, intent: null, medium: null }, marked).flatMap((group) => group.models);
  const listed = [...found.filter((one) => one.id === presentId), ...found.filter((one) => one.id !== presentId)];
  const shown = listed.slice(0, mostRows);
  const chosen = chosenIds.flatMap((one) => {
    const model = all.find((candidate) => candidate.id === one);
    const planned = model === undefined ? null : planOf(model);
    return planned === null ? [] : [planned];
  });
  const sendable = chosen.filter(({ issues }) => issues.length === 0);

  return {
    search,
    setSearch,
    rows: shown.map((model): ComparisonRow => ({ model, plan: planOf(model), isChosen: chosenIds.includes(model.id) })),
    hidden: listed.length - shown.length,
    presentId,
    chosen,
    sendable,
    isFull: chosen.length >= mostModels,
    priceOf: (planned: ModelPlan) => priceOf(planned, variants),
    total: sumPrices(sendable.map((planned) => priceOf(planned, variants))),
    variants,
    setVariants: (count: number) => onChoose({ ...choice, variants: count }),
    generations: sendable.length * variants,
    toggle: (model: string) => {
      const without = chosenIds.filter((one) => one !== model);
      if (without.length < chosenIds.length) onChoose({ ...choice, models: without });
      else if (chosen.length < mostModels) onChoose({ ...choice, models: [...chosenIds, model] });
    },
    change: (model: string, next: JsonObject) => setChanged((before) => ({ ...before, [model]: next })),
  };
}
