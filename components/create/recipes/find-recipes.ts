import { type ModelTrait, traitsOf } from '@/components/models/search/model-traits';
import { isBuiltIn } from '@/lib/client/models/examples/find-example';
import {
  type RecipeId,
  type RecipeRequest,
  filesOf,
  recipeIds,
  recipeRequests,
} from '@/lib/client/models/examples/recipe-requests';
import type { Intent } from '@/lib/client/models/intents';
import { type QuickAction, quickTarget } from '@/lib/client/models/quick-actions';
import { type MediaField } from '@/lib/client/models/media-fields';
import { schemaOf } from '@/lib/client/models/schema-of';
import type { LooseModel } from '@/lib/contract/model';

/** A recipe for the models that there are. */
export interface Recipe {
  id: RecipeId;
  request: RecipeRequest;
  /** The model whose form it fills; for a comparison, with the others. */
  models: readonly [LooseModel, ...LooseModel[]];
  /** What the model is used for. */
  intent: Intent;
  /** The field for its files; null where its request names the field, or it has no files. */
  field: MediaField | null;
  /** Whether the models make exactly what the recipe shows. */
  isExact: boolean;
}

const mostCompared = 3;

/** What makes another model fit a recipe: traits, the best first, or a field that a quick action fills. */
const needs: Readonly<Record<RecipeId, readonly ModelTrait[][] | QuickAction>> = {
  image: [['text-to-image']],
  poster: [
    ['text-to-image', 'lettering-first'],
    ['text-to-image', 'lettering'],
  ],
  edit: 'edit',
  reference: 'reference',
  upscale: 'upscale',
  'cut-out': 'cut-out',
  video: [['text-to-video']],
  compare: [['text-to-image']],
};

/**
 * The recipes that the models can follow: with the built-in models exactly as shown, else with a model that has the task.
 * Models that are out of order, or listed without the schema of their form, follow none.
 *
 * @param isEmbedded whether the media service is the embedded one
 */
export function findRecipes(models: readonly LooseModel[], isEmbedded: boolean): Recipe[] {
  const able = models.filter((model) => model.unavailable == null && schemaOf(model) !== null);
  return recipeIds.flatMap((id) => exactRecipe(id, able, isEmbedded) ?? adaptedRecipe(id, able) ?? []);
}

function exactRecipe(id: RecipeId, models: readonly LooseModel[], isEmbedded: boolean): Recipe | null {
  const request = recipeRequests[id];
  const [first, ...others] = request.requests.flatMap(
    ({ model }) => models.find((one) => one.id === model && isBuiltIn(one, isEmbedded)) ?? [],
  );
  if (first === undefined || others.length + 1 < request.requests.length) return null;
  return { id, request, models: [first, ...others], intent: intentOf(id), field: null, isExact: true };
}

function adaptedRecipe(id: RecipeId, models: readonly LooseModel[]): Recipe | null {
  const need = needs[id];
  const base = { id, request: recipeRequests[id], intent: intentOf(id), isExact: false };
  if (typeof need === 'string') {
    const found = quickTarget(need, 'image', models, null);
    if (found.state !== 'ready') return null;
    const { model, field } = found.target;
    const files = filesOf(base.request.requests[0]).length;
    return files > 1 && !field.isList ? null : { ...base, models: [model], field };
  }
  const fitting = need
    .map((traits) => models.filter((model) => traits.every((trait) => traitsOf(model).has(trait))))
    .find((found) => found.length > 0);
  const [first, ...others] = fitting ?? [];
  if (first === undefined || (id === 'compare' && others.length === 0)) return null;
  return { ...base, models: [first, ...(id === 'compare' ? others.slice(0, mostCompared - 1) : [])], field: null };
}

function intentOf(id: RecipeId): Intent {
  return id === 'edit' || id === 'upscale' || id === 'cut-out' ? id : 'make';
}
