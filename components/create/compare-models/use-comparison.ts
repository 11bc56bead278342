'use client';

import { useMemo, useState } from 'react';
import { findModels } from '../models/find-models';
import type { Price } from '@/lib/price/price-rate';
import { estimatePrice, type PriceSum, sumPrices } from '@/lib/price/estimate-price';
import { readFavouriteModels, readRecentModels } from '@/lib/client/models/model-memory';
import { type ModelPlan, createPlanner, planWith } from './plan-model';
import { type CommonSettings, ratiosWith, startingSettings, withCommon } from './common-settings';
import type { AspectRatio } from '@/lib/schema-form/sizes/aspect-ratio';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { settingsOfRequest } from '@/lib/price/settings-of-request';
import { isModel } from '../request/use-model';
import type { RequestState } from '../request/request-state';

/** The most models that one request can be sent to. */
export const mostModels = 6;
/** The most rows that are shown, and planned, at once. */
const mostRows = 60;

/** A model to choose, and its plan; `plan` is null where its settings are not known. */
export interface ComparisonRow {
  model: LooseModel;
  plan: ModelPlan | null;
  isChosen: boolean;
}

function priceOf({ model, schema, values }: ModelPlan, count: number): Price | null {
  return model.pricing == null ? null : estimatePrice(model.pricing, settingsOfRequest(schema, values), count);
}

const noPlan = () => null;

/** The current choice; it survives closing the panel. */
export interface ComparisonChoice {
  /** Ids of models; null before a choice: then the one in the form is chosen. */
  models: readonly string[] | null;
  variants: number;
  /** Null before a change: then those of the form apply. */
  common: CommonSettings | null;
}

/** The request of the form on several models. */
export interface Comparison {
  search: string;
  setSearch: (search: string) => void;
  /** The models to choose from, in the order and groups of the model picker; limited where there are many. */
  groups: { heading: string; rows: ComparisonRow[] }[];
  /** How many more models the search found than are shown. */
  hidden: number;
  /** The id of the model in the form. */
  presentId: string;
  /** The plans of the chosen models. */
  chosen: ModelPlan[];
  /** Those of them that can be sent. */
  sendable: ModelPlan[];
  isFull: boolean;
  priceOf: (plan: ModelPlan) => Price | null;
  /** The total price of the requests that can be sent. */
  total: PriceSum;
  /** What all models share, and the sizes to choose from. */
  common: CommonSettings;
  ratios: AspectRatio[];
  setCommon: (common: CommonSettings) => void;
  /** The common settings that a model does not have. */
  lacksOf: (plan: ModelPlan) => ('size' | 'seed')[];
  /** How many generations each model creates. */
  variants: number;
  setVariants: (count: number) => void;
  /** How many generations a press creates. */
  generations: number;
  /** Adds a model to the choice, or removes it. */
  toggle: (model: string) => void;
  /** Replaces the values for one model, as after a choice of other files. */
  change: (model: string, values: JsonObject) => void;
}

/** Plans the request of the form for several models: the values of each, the number of generations, and their price. */
export function useComparison(
  request: Pick<RequestState, 'model' | 'values'>,
  choice: ComparisonChoice,
  onChoose: (choice: ComparisonChoice) => void,
): Comparison {
  const { id, model: present, models, schema } = request.model;
  const { values } = request;
  const { variants } = choice;
  const [search, setSearch] = useState('');
  // Values with a choice among too many files, by model.
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
  const [started] = useState(() => startingSettings(schema, values, Math.random));
  const common = choice.common ?? started;
  const planOf = (model: LooseModel): ModelPlan | null => {
    const [planned, own] = [plan(model), changed[model.id]];
    if (planned === null) return null;
    return planWith(planned, withCommon(planned.schema, own ?? planned.values, common).values);
  };

  const all = present === null || models.some((one) => isModel(one, present.id)) ? models : [present, ...models];
  const chosenIds = choice.models ?? (presentId === '' ? [] : [presentId]);
  const found = findModels(all, { search, intent: null, medium: null }, marked);
  const listed = found.flatMap((group) => group.models);
  const shown = new Set(listed.slice(0, mostRows));
  const chosen = chosenIds.flatMap((one) => {
    const model = all.find((candidate) => candidate.id === one);
    const planned = model === undefined ? null : planOf(model);
    return planned === null ? [] : [planned];
  });
  const sendable = chosen.filter(({ issues }) => issues.length === 0);

  return {
    search,
    setSearch,
    groups: found.flatMap(({ heading, models: inGroup }) => {
      const rows = inGroup
        .filter((model) => shown.has(model))
        .map((model): ComparisonRow => ({ model, plan: planOf(model), isChosen: chosenIds.includes(model.id) }));
      return rows.length === 0 ? [] : [{ heading, rows }];
    }),
    hidden: listed.length - shown.size,
    presentId,
    chosen,
    sendable,
    isFull: chosen.length >= mostModels,
    priceOf: (planned: ModelPlan) => priceOf(planned, variants),
    total: sumPrices(sendable.map((planned) => priceOf(planned, variants))),
    common,
    ratios: ratiosWith(started.ratio),
    setCommon: (next: CommonSettings) => onChoose({ ...choice, common: next }),
    lacksOf: ({ schema: own, values: filled }: ModelPlan) => withCommon(own, filled, common).lacks,
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
