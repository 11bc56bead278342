'use client';

import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Intent } from '@/lib/client/models/intents';
import { lastUsedModels, type LastUsedModels } from '@/lib/client/models/last-used-models';
import { schemaOf } from '@/lib/client/models/schema-of';
import { createFormModel } from '@/lib/schema-form/model/form-model';
import { promptFields } from '@/lib/schema-form/prompt/citable-groups';
import { setAt } from '@/lib/schema-form/set-at';
import { type FileChoice, fileChoices } from '../drop/file-choices';
import { putMedia } from '../request/fill-values';
import type { RequestState } from '../request/request-state';
import type { ListSource } from './list-source';
import type { ListBase } from './plan-rows';

const noModels: LastUsedModels = {};

/** The form that the rows of a list are added to. */
export interface ListBaseState {
  /** Null while the form is loading, and where nothing takes the files. */
  base: ListBase | null;
  /** What sending uses the model of a set of media for; null where that stays. */
  task: Intent | null;
  /** What a set of media can be used for; empty for other lists. */
  choices: FileChoice[];
  /** The chosen one; null for other lists. */
  choice: FileChoice | null;
  choose: (key: string) => void;
  /** The prompt of all requests of a set of media; null for other lists, and for models without prompts. */
  prompt: string | null;
  setPrompt: (prompt: string) => void;
}

/** The form that the rows of a list are added to: the current one, or that of the model that a set of media is for. */
export function useListBase(
  source: ListSource,
  { model: current, values, task, draftOf }: Pick<RequestState, 'model' | 'values' | 'task' | 'draftOf'>,
): ListBaseState {
  const lastUsed = useSyncExternalStore(lastUsedModels.subscribe, lastUsedModels.current, () => noModels);
  const { models, model, schema } = current;
  const media = source.kind === 'media' ? source.media : null;
  const target = source.kind === 'media' ? source.target : null;
  const choices = useMemo(
    () => (media === null ? [] : fileChoices(media, models, model, lastUsed)),
    [media, models, model, lastUsed],
  );
  const [chosen, choose] = useState<string | null>(null);
  const [typed, setPrompt] = useState<string | null>(null);
  const choice =
    choices.find(({ key }) => key === chosen) ??
    choices.find((one) => one.target.model === target?.model && one.target.field.name === target.field.name) ??
    choices[0] ??
    null;

  const found = useMemo((): (ListBase & { task: Intent | null }) | null => {
    if (model === null || schema === null || values === null) return null;
    if (media === null) return { model, schema, values, task: null };
    const own = choice === null ? null : schemaOf(choice.target.model);
    if (choice === null || own === null) return null;
    const filled = putMedia(choice.target, [], { model: current, task, draftOf });
    return { model: choice.target.model, schema: own, values: filled.values, task: filled.task?.intent ?? null };
    // `current` is another object with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- its parts are listed
  }, [model, models, schema, values, media, choice?.key]);

  const [promptField] = found === null || media === null ? [] : promptFields(createFormModel(found.schema));
  const own = promptField === undefined ? null : found?.values[promptField.name];
  const base = useMemo(() => {
    if (found === null || promptField === undefined || typed === null) return found;
    return { ...found, values: setAt(found.values, promptField.pointer, typed) };
  }, [found, promptField, typed]);
  return {
    base,
    task: found?.task ?? null,
    choices,
    choice,
    choose,
    prompt: promptField === undefined ? null : (typed ?? (typeof own === 'string' ? own : '')),
    setPrompt,
  };
}
