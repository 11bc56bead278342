import type { JsonObject } from '@/lib/contract/model';
import { fieldLabel } from '@/lib/schema-form/field-label';
import { isJsonObject, numberOf, textOf } from '@/lib/schema-form/json';

const names = ['num_images', 'number_of_images', 'num_outputs', 'n'];

/**
 * The number of results of one generation, by a setting of the model (`num_images` and the like); `num_generations`
 * multiplies it. Null where the model has no such setting.
 */
export function ownCount(schema: JsonObject, values: JsonObject): { label: string; count: number } | null {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const name = names.find((one) => isJsonObject(properties[one]) && properties[one]['x-hidden'] !== true);
  const property = name === undefined ? null : properties[name];
  if (name === undefined || !isJsonObject(property)) return null;
  const typed = values[name] === '' || values[name] === undefined ? property['default'] : values[name];
  const count = numberOf(typeof typed === 'string' ? Number(typed) : typed);
  return {
    label: fieldLabel(name, textOf(property['title'])),
    count: count !== null && count >= 1 ? Math.round(count) : 1,
  };
}
