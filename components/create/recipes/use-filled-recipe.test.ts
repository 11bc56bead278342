import { describe, expect, it, onTestFinished } from 'vitest';
import { commandRegistry } from '@/lib/client/commands';
import type { JsonObject } from '@/lib/contract/model';
import { freshSeeds } from '@/lib/schema-form/reserved-values';
import { schemaOf } from '@/lib/client/models/schema-of';
import { comparisonChoice, firstChoice } from '../compare-models/comparison-choice';
import { builtInModels } from '../testing/built-in-models';
import { mountHook } from '../testing/mount-hook';
import { stubPage } from '../testing/stub-page';
import type { CurrentModel } from '../request/use-model';
import { fillRecipe } from './fill-recipe';
import { findRecipes } from './find-recipes';
import { recipeState } from './recipe-state';
import { useFilledRecipe } from './use-filled-recipe';

const recipes = findRecipes(builtInModels(), true);

async function mountFilled(id: string) {
  const page = stubPage();
  const recipe = recipes.find((one) => one.id === id);
  if (recipe === undefined) throw new Error(`there is no recipe ${id}`);
  const [model] = recipe.models;
  const schema = schemaOf(model) ?? {};
  const filled = { recipe, model: model.id, values: fillRecipe(recipe, schema, []) };
  let values: JsonObject | null = filled.values;
  let modelId = model.id;
  const set: JsonObject[] = [];
  const hook = await mountHook(page.queries, () =>
    useFilledRecipe(
      {
        model: { id: modelId, schema } as CurrentModel,
        values,
        setValues: (_model, next) => {
          if (next !== null) set.push(next);
        },
      },
      filled,
    ),
  );
  const edit = (next: JsonObject) => hook.perform(() => (values = next));
  const open = (other: string) => hook.perform(() => (modelId = other));
  return { filled, edit, open, set, unmount: hook.unmount };
}

describe('useFilledRecipe', () => {
  it('says which recipe is in the form until it is edited, and again after an undo', async () => {
    const { filled, edit, open, unmount } = await mountFilled('image');
    expect(recipeState.current().inForm).toBe('image');
    await edit({ ...filled.values, prompt: 'a boat' });
    expect(recipeState.current().inForm).toBeNull();
    await edit({ ...filled.values });
    expect(recipeState.current().inForm).toBe('image');
    await open('ig-2');
    expect(recipeState.current().inForm).toBeNull();
    await unmount();
  });

  it('draws seeds again with the first edit, and leaves a seed that is locked after that', async () => {
    const { filled, edit, set } = await mountFilled('image');
    const edited = { ...filled.values, prompt: 'a boat' };
    await edit(edited);
    expect(set.map(freshSeeds)).toEqual([['/seed']]);
    await edit({ ...edited, width: 512 });
    expect(set).toHaveLength(1);
  });

  it('draws seeds again with the next edit after an undo back to the recipe', async () => {
    const { filled, edit, set } = await mountFilled('image');
    await edit({ ...filled.values, prompt: 'a boat' });
    await edit({ ...filled.values });
    await edit({ ...filled.values, prompt: 'a kite' });
    expect(set.map(freshSeeds)).toEqual([['/seed'], ['/seed']]);
    expect(set[1]).toMatchObject({ prompt: 'a kite' });
  });

  it('opens a comparison with its models, once', async () => {
    const opened: string[] = [];
    onTestFinished(
      commandRegistry.register(() => [
        { id: 'create.several', group: 'here', label: '', run: () => void opened.push('create.several') },
      ]),
    );
    onTestFinished(() => comparisonChoice.set(firstChoice));
    const { filled, edit } = await mountFilled('compare');
    await edit({ ...filled.values });
    expect(opened).toEqual(['create.several']);
    expect(comparisonChoice.current()).toEqual({ models: ['ig-1', 'ig-2'], variants: 1, common: null });
  });
});
