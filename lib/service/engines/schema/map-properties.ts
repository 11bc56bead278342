import type { JsonObject } from '../../../contract/model.ts';
import { isJsonObject, numberOf, ownOf } from '../../../schema-form/json.ts';
import { isMeasure, type Measure, type NumberGrid } from '../../models/model-definition.ts';
import type { ParameterMap, Target } from '../engine-settings.ts';
import { placeOf } from '../target.ts';

/** What a provider's model accepts for the parameters and measures of a map. */
export interface MappedProperties {
  /** By parameter; without what the provider does not describe. */
  properties: JsonObject;
  required: string[];
  measures: Partial<Record<Measure, NumberGrid>>;
}

/** The property at a path, also within alternatives such as those of fal's `image_size`; null when there is none. */
function propertyAt(schema: JsonObject, path: readonly string[]): JsonObject | null {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  const own = isJsonObject(schema['properties']) ? ownOf(schema['properties'], name) : undefined;
  if (isJsonObject(own)) return propertyAt(own, rest);
  const parts = [schema['anyOf'], schema['oneOf']].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  return (
    parts
      .filter(isJsonObject)
      .map((part) => propertyAt(part, path))
      .find((found) => found !== null) ?? null
  );
}

/** The numbers that a property accepts. `multipleOf` counts from 0, and a grid from its minimum. */
export function gridOf(property: JsonObject): NumberGrid {
  const step = numberOf(property['multipleOf']) ?? (property['type'] === 'integer' ? 1 : null);
  const above = numberOf(property['exclusiveMinimum']);
  const below = numberOf(property['exclusiveMaximum']);
  const minimum = numberOf(property['minimum']) ?? (above === null ? null : above + (step ?? 0));
  const maximum = numberOf(property['maximum']) ?? (below === null ? null : below - (step ?? 0));
  return { minimum: minimum === null || step === null ? minimum : Math.ceil(minimum / step) * step, maximum, step };
}

/** The properties at a level that targets lie in, as their first steps. */
export function propertiesOfTarget(target: Target | Target[]): string[] {
  return [target].flat().map((one) => placeOf(one).split('.')[0] ?? '');
}

/**
 * What the properties of a provider's model say about the parameters that a map sends to them. Of a parameter with
 * several places, the first one counts.
 *
 * @param properties of the provider's model, by name
 * @param required those that a request must have
 */
export function mapProperties(
  map: ParameterMap,
  properties: JsonObject,
  required: readonly string[],
): MappedProperties {
  const mapped: MappedProperties = { properties: {}, required: [], measures: {} };
  for (const [parameter, target] of Object.entries(map)) {
    const [first] = [target].flat();
    if (first === undefined) continue;
    const property = propertyAt({ properties }, placeOf(first).split('.')) ?? {};
    if (isMeasure(parameter)) mapped.measures[parameter] = gridOf(property);
    else {
      mapped.properties[parameter] = property;
      if (required.includes(placeOf(first))) mapped.required.push(parameter);
    }
  }
  return mapped;
}

/**
 * That a map names a property which the model does not have: the parameter would do nothing. Null for a map without
 * such.
 *
 * @param names the properties of the provider's model
 */
export function mapIssue(map: ParameterMap, names: ReadonlySet<string>): string | null {
  for (const [parameter, given] of Object.entries(map)) {
    const target = [given].flat().find((one) => propertiesOfTarget(one).some((name) => !names.has(name)));
    if (target !== undefined)
      return `The settings send “${parameter}” to “${placeOf(target)}”, which the model does not have.`;
  }
  return null;
}
