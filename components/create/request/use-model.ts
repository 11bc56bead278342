'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { schemaOf } from '@/lib/client/models/schema-of';
import { isUnlisted, listsNoModels, modelListOptions, modelOptions } from '@/lib/client/models/models';
import type { LooseModel, JsonObject } from '@/lib/contract/model';
import { RequestError } from '@/lib/client/request';
import { createMessages } from '../messages';
import { readLastModel, writeLastModel } from '@/lib/client/models/last-model';

/** The model in the form, as far as it has loaded. */
export interface CurrentModel {
  /** Null while the initial one is unknown. */
  id: string | null;
  /** Null while it is loading, and for one that can't be read. */
  model: LooseModel | null;
  /** The listed models, and the current one. */
  models: LooseModel[];
  list: UseQueryResult<LooseModel[]>;
  /** The query of the current model, where the list has no schema of it. */
  alone: UseQueryResult<LooseModel>;
  /** Whether models are known only by their ids. */
  isUnlisted: boolean;
  schema: JsonObject | null;
}

/** Whether an id selects a model, by its own name or an alias. */
export function isModel(model: LooseModel, id: string): boolean {
  return model.id === id || (model.aliases?.includes(id) ?? false);
}

const noModels: LooseModel[] = [];

/**
 * The model in the form: the one that the address names, else the last used one, else the first in the list. If the
 * list has no schema of it, the model is fetched and added to the listed ones.
 */
export function useModel(named: string | null): CurrentModel {
  const list = useQuery(modelListOptions());
  const listedModels = list.data ?? noModels;
  const id = named ?? (list.isPending ? null : chooseModel(listedModels, readLastModel(window.localStorage)));
  const listed = id === null ? undefined : listedModels.find((model) => isModel(model, id));
  const isListedWhole = listed !== undefined && schemaOf(listed) !== null;
  const alone = useQuery({ ...modelOptions(id ?? ''), enabled: id !== null && !list.isPending && !isListedWhole });
  const model = isListedWhole ? listed : (alone.data ?? listed ?? null);
  const models = useMemo(
    () => (listed === undefined && model !== null ? [...listedModels, model] : listedModels),
    [listedModels, listed, model],
  );
  const isKnown = model !== null;
  useEffect(() => {
    if (named !== null && isKnown) writeLastModel(window.localStorage, named);
  }, [named, isKnown]);
  return {
    id,
    model,
    models,
    list,
    alone,
    isUnlisted: listsNoModels(list),
    schema: model === null ? null : schemaOf(model),
  };
}

/** The initial id: the last used one if it is listed or the service lists none, else the first. */
export function chooseModel(models: LooseModel[], last: string | null): string | null {
  if (last !== null && (models.every(isUnlisted) || models.some((model) => isModel(model, last)))) return last;
  return models[0]?.id ?? null;
}

/** Why there is no form for a model, as a sentence or two. */
export function modelErrorMessage(id: string, error: unknown): string {
  if (error instanceof RequestError && error.status === 404) return createMessages.noSuchModel({ id });
  const why = error instanceof Error ? ` ${error.message}` : '';
  return `${createMessages.modelUnreachable({ id })}${why}`;
}
