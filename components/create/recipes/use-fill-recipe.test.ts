import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/model';
import { builtInModels } from '../testing/built-in-models';
import { mountHook } from '../testing/mount-hook';
import { shownToasts, stubPage } from '../testing/stub-page';
import { type Recipe, findRecipes } from './find-recipes';
import { recipeState } from './recipe-state';
import { useFillRecipe } from './use-fill-recipe';

const recipes = findRecipes(builtInModels(), true);

function recipeOf(id: string): Recipe {
  const recipe = recipes.find((one) => one.id === id);
  if (recipe === undefined) throw new Error(`there is no recipe ${id}`);
  return recipe;
}

async function mountFilling({ draft = null }: { draft?: JsonObject | null } = {}) {
  const page = stubPage();
  const uploads: PromiseWithResolvers<string[]>[] = [];
  const replaced: { model: string; values: JsonObject | null }[] = [];
  const set: [string, JsonObject | null][] = [];
  const chosen: { model: string; intent: string }[] = [];
  let variants = 4;
  let changes = 0;
  const hook = await mountHook(page.queries, () =>
    useFillRecipe(
      {
        history: {
          beginChange: () => {
            const own = (changes += 1);
            return () => changes === own;
          },
        },
        replace: (model, values) => void replaced.push({ model, values }),
        task: { intent: null, leave: () => {}, choose: (choice) => void chosen.push(choice) },
        draftOf: () => draft,
        setValues: (model, values) => void set.push([model, values]),
        setVariants: (count) => (variants = count),
      },
      async (files) => {
        if (files.length === 0) return [];
        const upload = Promise.withResolvers<string[]>();
        uploads.push(upload);
        return upload.promise;
      },
    ),
  );
  return { ...hook, uploads, replaced, set, chosen, variants: () => variants };
}

describe('useFillRecipe: fill', () => {
  it('fills the form of the model, for the task of the recipe', async () => {
    const { perform, current, replaced, chosen } = await mountFilling({ draft: { prompt: 'mine' } });
    await perform(({ fill }) => fill(recipeOf('poster')));
    expect(replaced).toMatchObject([{ model: 'ig-2', values: { seed: 3, image_size: 'portrait_4_3' } }]);
    expect(chosen).toEqual([{ model: 'ig-2', intent: 'make' }]);
    expect(current().filled).toMatchObject({ recipe: { id: 'poster' }, model: 'ig-2' });
  });

  it('makes one result, as its card shows, whatever was made before', async () => {
    const { perform, variants } = await mountFilling({ draft: { prompt: 'mine' } });
    await perform(({ fill }) => fill(recipeOf('poster')));
    expect(variants()).toBe(1);
  });

  it('uploads the files first, and says which recipe is loading', async () => {
    const { perform, uploads, replaced } = await mountFilling();
    await perform(({ fill }) => void fill(recipeOf('edit')));
    expect(recipeState.current().loading).toBe('edit');
    expect(replaced).toEqual([]);
    await perform(async () => uploads[0]?.resolve(['/api/studio/media/1']));
    expect(replaced).toMatchObject([{ model: 'ie-5', values: { input_image: ['/api/studio/media/1'] } }]);
    expect(recipeState.current().loading).toBeNull();
  });

  it('fills the last of two pressed recipes', async () => {
    const { perform, uploads, replaced } = await mountFilling();
    await perform(({ fill }) => void fill(recipeOf('edit')));
    await perform(({ fill }) => void fill(recipeOf('cut-out')));
    await perform(async () => uploads[1]?.resolve(['/api/studio/media/2']));
    await perform(async () => uploads[0]?.resolve(['/api/studio/media/1']));
    expect(replaced.map(({ model }) => model)).toEqual(['ie-13']);
    expect(recipeState.current().loading).toBeNull();
  });

  it('leaves the form as it is where a file could not be uploaded, and says so', async () => {
    const { perform, current, uploads, replaced } = await mountFilling();
    await perform(({ fill }) => void fill(recipeOf('upscale')));
    await perform(async () => uploads[0]?.reject(new Error('The disk is full.')));
    expect(replaced).toEqual([]);
    expect(current().filled).toBeNull();
    expect(shownToasts()).toEqual(['The disk is full.']);
    expect(recipeState.current().loading).toBeNull();
  });
});

describe('useFillRecipe: begin', () => {
  it('fills an empty form for one result, without a toast', async () => {
    const { perform, current, set, variants } = await mountFilling();
    await perform(({ begin }) => begin(recipeOf('image')));
    expect(set).toMatchObject([['ig-1', { width: 1536, height: 1024, seed: 42 }]]);
    expect(current().filled?.recipe.id).toBe('image');
    expect(variants()).toBe(1);
    expect(shownToasts()).toEqual([]);
  });

  it('leaves a draft as it is', async () => {
    const { perform, current, set, variants } = await mountFilling({ draft: { prompt: 'mine' } });
    await perform(({ begin }) => begin(recipeOf('image')));
    expect([set, variants()]).toEqual([[], 4]);
    expect(current().filled).toBeNull();
  });
});
