import { describe, expect, it } from 'vitest';
import { recipeIds } from '@/lib/client/models/examples/recipe-requests';
import type { LooseModel } from '@/lib/contract/model';
import { builtInModels } from '../testing/built-in-models';
import { findRecipes } from './find-recipes';

const models = builtInModels();
const idsOf = (found: ReturnType<typeof findRecipes>) => found.map(({ id }) => id);
const only = (...ids: string[]) => models.filter(({ id }) => ids.includes(id));

describe('findRecipes', () => {
  it('finds all eight for the built-in models, exactly as shown', () => {
    const found = findRecipes(models, true);
    expect(idsOf(found)).toEqual(recipeIds);
    expect(found.every(({ isExact }) => isExact)).toBe(true);
    expect(found.at(-1)?.models.map(({ id }) => id)).toEqual(['ig-1', 'ig-2']);
  });

  it('promises nothing of another service, and chooses its models by what they do', () => {
    const found = findRecipes(models, false);
    expect(idsOf(found)).toEqual(recipeIds);
    expect(found.some(({ isExact }) => isExact)).toBe(false);
    const chosen = Object.fromEntries(found.map(({ id, models: [first], field }) => [id, [first.id, field?.name]]));
    expect(chosen).toMatchObject({
      poster: ['ig-2', undefined],
      edit: ['ie-10', 'input_image'],
      reference: ['ie-1', 'input_images'],
      upscale: ['ie-11', 'input_image'],
      'cut-out': ['ie-13', 'input_image'],
    });
  });

  it('promises nothing of a model that an engine generates for', () => {
    const engine = { name: 'atelier', title: 'Atelier', kind: 'comfyui' };
    const bound = models.map((model): LooseModel => (model.id === 'ig-1' ? { ...model, engine } : model));
    const exact = findRecipes(bound, true).filter(({ isExact }) => isExact);
    expect(idsOf(exact)).toEqual(['poster', 'edit', 'reference', 'upscale', 'cut-out', 'video']);
  });

  it('leaves out what no model can do, or none can do now', () => {
    expect(idsOf(findRecipes(only('v-5'), false))).toEqual([]);
    expect(idsOf(findRecipes(only('ig-1'), false))).toEqual(['image', 'poster']);
    expect(idsOf(findRecipes(only('ie-13', 'v-7'), true))).toEqual(['cut-out', 'video']);
    const away = only('ie-13').map((model): LooseModel => ({ ...model, unavailable: 'The engine is off.' }));
    expect(findRecipes(away, true)).toEqual([]);
    expect(findRecipes([{ id: 'acme/bare', capabilities: { input: ['text'], output: ['image'] } }], false)).toEqual([]);
  });
});
