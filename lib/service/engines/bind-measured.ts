import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, numberOf } from '../../schema-form/json.ts';
import { acceptsValue } from '../models/check/schema-issues.ts';
import { measures, type ModelBinding, type ModelDefinition } from '../models/model-definition.ts';
import { propertiesOf } from '../models/request-schema.ts';
import { beyondEngine } from '../models/sizes/beyond-engine.ts';
import { parametersOfMeasure } from '../models/sizes/parameters-of-measure.ts';
import { listOf, type BoundProperty } from './bound-parameter.ts';

/** Values that leave the measure to the prompt or the first image. */
const open = new Set<unknown>(['auto', 'adaptive', 'match_input', -1]);

/** The values of a parameter, as far as a schema lists them, and its smallest number. */
function valuesOf(property: JsonObject): unknown[] {
  const schemas = [property, ...(listOf(property, 'anyOf') ?? []).filter(isJsonObject)];
  const choices = schemas.flatMap((one) => listOf(one, 'enum') ?? []);
  const least = numberOf(property['minimum']);
  return [...choices, ...(least === null ? [] : [least])];
}

/** Requests with every combination of the parameters beside one that decide the same measures. */
function combinations(base: ModelDefinition, name: string): JsonObject[] {
  const all = measures.map((measure) => parametersOfMeasure(base, measure)).filter((names) => names.includes(name));
  const others = [...new Set(all.flat())].filter((other) => other !== name);
  return others.reduce<JsonObject[]>(
    (requests, other) =>
      // First without it: its default counts then.
      requests.concat(
        valuesOf(propertiesOf(base)[other] ?? {}).flatMap((value) =>
          requests.map((request) => ({ ...request, [other]: value })),
        ),
      ),
    [{}],
  );
}

/** The largest whole number from `least` to `most` that is accepted, where all below it are too; null for none. */
function largest(least: number, most: number, isAccepted: (value: number) => boolean): number | null {
  let [low, high] = [least - 1, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isAccepted(middle)) low = middle;
    else high = middle - 1;
  }
  return low < least ? null : low;
}

/**
 * The schema of a parameter from which measures are computed: without the values for which the engine would have to
 * generate more pixels, seconds or frames than it can, whatever the other parameters are. Combinations that are too
 * large are refused when they are sent.
 */
export function bindMeasured(
  base: ModelDefinition,
  binding: ModelBinding,
  name: string,
  property: JsonObject,
): BoundProperty {
  const requests = combinations(base, name);
  const isTaken = (value: unknown) =>
    open.has(value) || requests.some((request) => beyondEngine(base, binding, { ...request, [name]: value }) === null);
  const none = { issue: `Even the smallest ${name} is more than the engine can generate.` };

  const narrowed = (schema: JsonObject): JsonObject | null => {
    const taken = listOf(schema, 'enum')?.filter(isTaken);
    if (taken === undefined) return { ...schema };
    return taken.length === 0 ? null : { ...schema, enum: taken };
  };
  const own = narrowed(property);
  if (own === null) return none;
  const alternatives = listOf(own, 'anyOf');
  if (alternatives !== null) {
    const kept = alternatives.filter(isJsonObject).flatMap((one) => narrowed(one) ?? []);
    if (kept.length === 0) return none;
    own['anyOf'] = kept;
  }
  const [least, most] = [numberOf(own['minimum']), numberOf(own['maximum'])];
  if (own['type'] === 'integer' && least !== null && most !== null && !isTaken(most)) {
    const maximum = largest(Math.max(1, least), most, isTaken);
    if (maximum === null) return none;
    own['maximum'] = maximum;
  }
  if (own['default'] === undefined) return { property: own };
  const { default: wanted, ...rest } = own;
  const last = listOf(own, 'enum')?.at(-1);
  const fallback = [wanted, own['maximum'], last].find((value) => value !== undefined && acceptsValue(rest, value));
  return { property: fallback === undefined ? rest : { ...rest, default: fallback } };
}

/** The proportions are changed last. */
const rankOf = (name: string) => Number(name === 'aspect_ratio');

/**
 * Properties whose defaults together are no more than the engine can generate: where they are, the first parameter that
 * can change this gets the largest of its values that does.
 */
export function withFittingDefaults(
  base: ModelDefinition,
  binding: ModelBinding,
  properties: Record<string, JsonObject>,
): Record<string, JsonObject> {
  const defaults = Object.fromEntries(
    Object.entries(properties).flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value]])),
  );
  const beyond = beyondEngine(base, binding, defaults);
  if (beyond === null) return properties;
  const names = parametersOfMeasure(base, beyond).toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const name of names) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const fitting = valuesOf(property ?? {}).findLast(
      (value) => beyondEngine(base, binding, { ...defaults, [name]: value }) === null,
    );
    if (fitting !== undefined) return { ...properties, [name]: { ...property, default: fitting } };
  }
  return properties;
}
