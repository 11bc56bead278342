'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { readLastModel, writeLastModel } from '../drafts/drafts';
import { schemaOf } from '@/lib/client/media-fields';
import { isUnlisted, listsNoModels, modelListOptions, modelOptions } from '@/lib/client/models';
import type { LooseModel } from '@/lib/contract/model';

/** Whether an id selects a model, by its own name or an alias. */
export function isModel(model: LooseModel, id: string): boolean {
  return model.id === id || (model.aliases?.includes(id) ?? false);
}

const noModels: LooseModel[] = [];

/**
 * The model in the form: the one the address names, else the one worked with last, else the first that is listed. Its
 * schema is fetched alone when no list has it; then it stands among the models beside those that are listed.
 */
export function useModel(named: string | null) {
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
    /** The service tells of its models by their ids alone. */
    isUnlisted: listsNoModels(list),
    schema: model === null ? null : schemaOf(model),
  };
}

/** The id to begin with: the one used last where a list has it or the service lists none, else the first. */
export function chooseModel(models: LooseModel[], last: string | null): string | null {
  if (last !== null && (models.every(isUnlisted) || models.some((model) => isModel(model, last)))) return last;
  return models[0]?.id ?? null;
}
