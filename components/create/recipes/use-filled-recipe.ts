'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { commandRegistry } from '@/lib/client/commands';
import type { JsonObject } from '@/lib/contract/model';
import { isSameJson } from '@/lib/schema-form/json';
import { comparisonChoice, firstChoice } from '../compare-models/comparison-choice';
import { compareCommand } from '../compare-models/compare-button';
import type { RequestState } from '../request/request-state';
import { recipeState } from './recipe-state';
import { unlockSeed } from './unlock-seed';
import type { FilledRecipe } from './use-fill-recipe';

/**
 * Follows the form after a recipe has filled it: says which recipe it is while nothing is edited, opens the comparison of
 * a recipe with several models, and draws seeds again once the form is edited.
 */
export function useFilledRecipe(
  { model, values, setValues }: Pick<RequestState, 'model' | 'values' | 'setValues'>,
  filled: FilledRecipe | null,
): void {
  const isHere = filled !== null && values !== null && model.id === filled.model;
  const isSame = isHere && isSameJson(values, filled.values);
  const inForm = isSame ? filled.recipe.id : null;
  /** What was done for a filled form, so that it is done once. */
  const compared = useRef<FilledRecipe | null>(null);
  const unlocked = useRef<FilledRecipe | null>(null);

  useEffect(() => {
    recipeState.change({ inForm });
    return () => recipeState.change({ inForm: null });
  }, [inForm]);

  useEffect(() => {
    if (!isSame || filled.recipe.models.length < 2 || compared.current === filled) return;
    compared.current = filled;
    comparisonChoice.set({ ...firstChoice, models: filled.recipe.models.map(({ id }) => id) });
    commandRegistry.run(compareCommand);
  }, [isSame, filled]);

  // An undo locks the seed again: the next edit draws it again, too.
  useEffect(() => {
    if (isSame) unlocked.current = null;
  }, [isSame]);
  const unlock = useEffectEvent((edited: JsonObject) => {
    const { schema } = model;
    if (filled === null || schema === null || unlocked.current === filled) return;
    const next = unlockSeed(schema, filled.values, edited);
    if (next === null) return;
    unlocked.current = filled;
    setValues(filled.model, next);
  });
  const edited = isHere && !isSame ? values : null;
  useEffect(() => {
    if (edited !== null) unlock(edited);
  }, [edited]);
}
