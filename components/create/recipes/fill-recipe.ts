import { filesOf } from '@/lib/client/models/examples/recipe-requests';
import type { JsonObject } from '@/lib/contract/model';
import { carryInto } from '@/lib/schema-form/carry-over/carry-over';
import { initialValues } from '@/lib/schema-form/values/initial-values';
import { withMedia } from '../request/fill-values';
import type { Recipe } from './find-recipes';

const general = {
  type: 'object',
  properties: {
    prompt: { type: 'string' },
    aspect_ratio: { type: 'string', enum: ['3:2', '16:9', '3:4'] },
  },
};

/**
 * The values of a form that a recipe fills: its model's defaults and the recipe's own values, with a locked seed. For a
 * model of another service, the prompt, the proportions and the files, as far as it has fields for them.
 *
 * @param schema of the recipe's first model
 * @param addresses of the recipe's files in the studio, in their order
 */
export function fillRecipe(recipe: Recipe, schema: JsonObject, addresses: readonly string[]): JsonObject {
  const { request, models, field, isExact } = recipe;
  const [first] = request.requests;
  const files = filesOf(first);
  const inStudio = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(inStudio) : (addresses[files.indexOf(String(value))] ?? value);
  if (isExact) {
    const own = Object.entries(first.values).map(([name, value]) => [name, inStudio(value)] as const);
    return { ...initialValues(schema), ...Object.fromEntries(own) };
  }
  const { prompt } = first.values;
  const values = {
    ...(prompt === undefined ? {} : { prompt }),
    ...(request.ratio === null ? {} : { aspect_ratio: request.ratio }),
  };
  const carried = carryInto(schema, initialValues(schema), { schema: general, values, countsPrefills: true }).values;
  return field === null ? carried : withMedia(models[0], carried, field, addresses);
}
