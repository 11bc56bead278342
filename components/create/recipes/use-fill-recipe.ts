'use client';

import { useRef, useState } from 'react';
import { filesOf } from '@/lib/client/models/examples/recipe-requests';
import { schemaOf } from '@/lib/client/models/schema-of';
import { reportError } from '@/lib/client/report-error';
import type { JsonObject } from '@/lib/contract/model';
import { isSameJson } from '@/lib/schema-form/json';
import { chooseTask } from '../drafts/task-memory';
import type { RequestState } from '../request/request-state';
import { fillRecipe } from './fill-recipe';
import type { Recipe } from './find-recipes';
import { recipeMessages } from './messages';
import { recipeState } from './recipe-state';
import { uploadSamples } from './upload-samples';

/** A form as a recipe filled it. */
export interface FilledRecipe {
  recipe: Recipe;
  /** The model in whose form the values are. */
  model: string;
  values: JsonObject;
}

/** The form that recipes fill. */
export interface RecipeForm extends Pick<RequestState, 'replace' | 'task' | 'draftOf' | 'setValues' | 'setVariants'> {
  history: Pick<RequestState['history'], 'beginChange'>;
}

/** Filling the form with recipes. */
export interface RecipeFilling {
  /** What was filled last; null for nothing. */
  filled: FilledRecipe | null;
  /**
   * Fills the form, once the recipe's files are uploaded, and offers to undo it. Returns whether it did: not if something
   * else was done meanwhile, or the files could not be uploaded, which a toast says.
   */
  fill: (recipe: Recipe) => Promise<boolean>;
  /** Fills an empty form without a toast: there is nothing to undo. */
  begin: (recipe: Recipe) => void;
}

/**
 * Fills the form with recipes.
 *
 * @param upload uploads sample files of this site, and returns their addresses in the studio
 */
export function useFillRecipe(
  { history, replace, task, draftOf, setValues, setVariants }: RecipeForm,
  upload: (files: readonly string[]) => Promise<string[]> = uploadSamples,
): RecipeFilling {
  const [filled, setFilled] = useState<FilledRecipe | null>(null);
  const presses = useRef(0);

  async function fill(recipe: Recipe): Promise<boolean> {
    const [model] = recipe.models;
    const schema = schemaOf(model);
    if (schema === null) return false;
    const isWanted = history.beginChange();
    const press = (presses.current += 1);
    const files = filesOf(recipe.request.requests[0]);
    recipeState.change({ loading: files.length > 0 ? recipe.id : null });
    try {
      const addresses = await upload(files);
      if (!isWanted()) return false;
      const values = fillRecipe(recipe, schema, addresses);
      replace(model.id, values, recipeMessages.filled({ name: recipeMessages.names[recipe.id] }));
      // A card shows one result: others would differ from it by their seeds.
      setVariants(1);
      task.choose(chooseTask(model, recipe.intent));
      setFilled({ recipe, model: model.id, values });
      return true;
    } catch (thrown) {
      if (isWanted()) reportError(thrown);
      return false;
    } finally {
      if (presses.current === press) recipeState.change({ loading: null });
    }
  }

  function begin(recipe: Recipe): void {
    const [model] = recipe.models;
    const values = fillRecipe(recipe, schemaOf(model) ?? {}, []);
    const draft = draftOf(model.id);
    if (draft === null) setValues(model.id, values);
    else if (!isSameJson(draft, values)) return;
    setVariants(1);
    setFilled({ recipe, model: model.id, values });
  }

  return { filled, fill, begin };
}
