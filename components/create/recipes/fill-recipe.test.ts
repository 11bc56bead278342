import { describe, expect, it } from 'vitest';
import { filesOf, recipeIds, recipeRequests } from '@/lib/client/models/examples/recipe-requests';
import { schemaOf } from '@/lib/client/models/schema-of';
import type { JsonObject } from '@/lib/contract/model';
import { requestBody } from '@/lib/schema-form/values/request-body';
import { withDrawnSeed, withFreshSeeds } from '@/lib/schema-form/values/seeds';
import { checkParameters } from '@/lib/service/models/check/check-parameters';
import { models as definitions } from '@/lib/service/models/registry';
import { startingSettings, withCommon } from '../compare-models/common-settings';
import { createPlanner } from '../compare-models/plan-model';
import { builtInModels } from '../testing/built-in-models';
import { fillRecipe } from './fill-recipe';
import { findRecipes } from './find-recipes';

const models = builtInModels();
const exact = findRecipes(models, true);
const never = () => {
  throw new Error('a recipe leaves nothing to chance');
};

/** Everything that the service reads in a body, defaults included. */
function readBody(id: string, body: JsonObject): JsonObject {
  const definition = definitions.find((one) => one.id === id);
  if (definition === undefined) throw new Error(`there is no model ${id}`);
  return checkParameters(definition, body).complete;
}

const address = (path: string) => `https://studio.example${path}`;
const sent = (value: unknown) => (typeof value === 'string' && value.startsWith('/examples/') ? address(value) : value);
const withAddresses = (values: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map(sent) : sent(value)]),
  );

describe('fillRecipe', () => {
  it.each(recipeIds)('fills the form so that a press sends exactly what gave the example: %s', (id) => {
    const recipe = exact.find((one) => one.id === id);
    if (recipe === undefined) throw new Error(`there is no recipe ${id}`);
    const [model] = recipe.models;
    const schema = schemaOf(model) ?? {};
    const [first] = recipeRequests[id].requests;
    const values = fillRecipe(recipe, schema, filesOf(first).map(address));
    const hasSeed = 'seed' in first.values;
    const body = withDrawnSeed(
      schema,
      requestBody(schema, withFreshSeeds(schema, values, never)),
      hasSeed ? never : () => 0,
    );
    expect(readBody(first.model, body)).toEqual(readBody(first.model, withAddresses(first.values)));
  });

  it('fills a comparison so that each model gets exactly what gave its example', () => {
    const recipe = exact.find(({ id }) => id === 'compare');
    if (recipe === undefined) throw new Error('there is no comparison');
    const [model] = recipe.models;
    const schema = schemaOf(model) ?? {};
    const values = fillRecipe(recipe, schema, []);
    const common = startingSettings(schema, values, never);
    const planOf = createPlanner({ modelId: model.id, schema, values });
    const bodies = recipe.models.map((one) => {
      const plan = planOf(one);
      if (plan === null) throw new Error(`there is no plan for ${one.id}`);
      return readBody(one.id, requestBody(plan.schema, withCommon(plan.schema, plan.values, common).values));
    });
    expect(bodies).toEqual(recipe.request.requests.map(({ model: one, values: own }) => readBody(one, own)));
  });

  it('gives models of another service the prompt, the proportions and the files, but no seed', () => {
    const found = findRecipes(models, false);
    const valuesOf = (id: string, addresses: string[] = []) => {
      const recipe = found.find((one) => one.id === id);
      if (recipe === undefined) throw new Error(`there is no recipe ${id}`);
      return fillRecipe(recipe, schemaOf(recipe.models[0]) ?? {}, addresses);
    };
    const image = valuesOf('image');
    expect(image).toMatchObject({ prompt: recipeRequests.image.requests[0].values['prompt'] });
    expect(Number(image['width']) / Number(image['height'])).toBeCloseTo(1.5, 1);
    expect(image['seed']).toBeUndefined();
    expect(valuesOf('reference', ['a', 'b'])).toMatchObject({ input_images: ['a', 'b'] });
    expect(valuesOf('upscale', ['a'])).toMatchObject({ input_image: 'a' });
  });
});
