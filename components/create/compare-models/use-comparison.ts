'use client';

import { useMemo, useState } from 'react';
import { findModels } from '../models/find-models';
import { type Price, estimatePrice } from '../price/estimate-price';
import { readFavouriteModels, readRecentModels } from '../models/model-memory';
import { type ModelPlan, createPlanner, planWith } from './plan-model';
import { sumPrices } from './sum-prices';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { settingsOfRequest } from '../price/price-of-request';
import { isModel } from '../request/use-model';
import type { useRequest } from '../request/use-request';

/** How many models one brief goes to at most. */
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

/** The brief of the form for several models: which ones, what each gets, how many generations, and what they cost. */
export function useComparison(
  request: ReturnType<typeof useRequest>,
  choice: ComparisonChoice,
  onChoose: (choice: ComparisonChoice) => void,
) {
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
  const sendable = chosen.filter(({ faults }) => faults.length === 0);

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
