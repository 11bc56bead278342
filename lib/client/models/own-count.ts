import type { JsonObject } from '../../contract/model.ts';
import { fieldLabel } from '../../schema-form/field-label.ts';
import { isJsonObject, numberOf, textOf } from '../../schema-form/json.ts';

const names = ['num_images', 'number_of_images', 'num_outputs', 'n'];

const propertiesOf = (schema: JsonObject) => (isJsonObject(schema['properties']) ? schema['properties'] : {});

/** The setting of a model for the number of results of one generation; null where it has none. */
export function ownCountName(schema: JsonObject): string | null {
  const properties = propertiesOf(schema);
  return names.find((one) => isJsonObject(properties[one]) && properties[one]['x-hidden'] !== true) ?? null;
}

/**
 * The number of results of one generation, by a setting of the model (`num_images` and the like); `num_generations`
 * multiplies it. Null where the model has no such setting.
 */
export function ownCount(schema: JsonObject, values: JsonObject): { label: string; count: number } | null {
  const name = ownCountName(schema);
  const property = name === null ? null : propertiesOf(schema)[name];
  if (name === null || !isJsonObject(property)) return null;
  const typed = values[name] === '' || values[name] === undefined ? property['default'] : values[name];
  const count = numberOf(typeof typed === 'string' ? Number(typed) : typed);
  return {
    label: fieldLabel(name, textOf(property['title'])),
    count: count !== null && count >= 1 ? Math.round(count) : 1,
  };
}
