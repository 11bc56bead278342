import type { JsonObject } from '@/lib/contract/model';
import { isSameJson } from '@/lib/schema-form/json';
import { freshSeeds, setFresh } from '@/lib/schema-form/reserved-values';
import { mainSeed } from '@/lib/schema-form/values/seeds';

/**
 * The values of a form that a recipe had filled, once something else than its seed was edited: the seed, which was there
 * to give the shown result, is drawn anew again. Null where there is nothing to change.
 *
 * @param filled the values as the recipe gave them
 */
export function unlockSeed(schema: JsonObject, filled: JsonObject, values: JsonObject): JsonObject | null {
  const seed = mainSeed(schema, values);
  if (seed === null || values[seed.name] !== filled[seed.name] || filled[seed.name] === undefined) return null;
  if (freshSeeds(values).includes(seed.pointer) || isSameJson(values, filled)) return null;
  return setFresh(values, seed.pointer, true);
}
