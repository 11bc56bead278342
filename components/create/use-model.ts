'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { readLastModel, writeLastModel } from '@/lib/client/drafts';
import { schemaOf } from '@/lib/client/media-fields';
import { hasNoModelList, modelListOptions, modelOptions } from '@/lib/client/models';
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
  const id = named ?? (list.isPending ? null : chooseModel(listedModels));
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
    isUnlisted: hasNoModelList(list.error) || list.data?.length === 0,
    schema: model === null ? null : schemaOf(model),
  };
}

function chooseModel(models: LooseModel[]): string | null {
  const last = readLastModel(window.localStorage);
  if (last !== null && (models.length === 0 || models.some((model) => isModel(model, last)))) return last;
  return models[0]?.id ?? null;
}
