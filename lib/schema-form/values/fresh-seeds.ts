import type { JsonObject } from '../../contract/model.ts';
import { drawSeed } from './draw-seed.ts';
import { findField } from '../model/find-field.ts';
import { createFormModel } from '../model/form-model.ts';
import { textsOf } from '../json.ts';
import { freshName } from '../reserved-values.ts';
import { setAt } from '../set-at.ts';

/** JSON pointers of the seeds that each press draws anew. Any other seed that was given stays as it is. */
export function freshSeeds(values: JsonObject): string[] {
  return textsOf(values[freshName]);
}

/** Values with a seed that each press draws anew, or one that stays. */
export function setFresh(values: JsonObject, pointer: string, isFresh: boolean): JsonObject {
  const fresh = freshSeeds(values);
  if (fresh.includes(pointer) === isFresh) return values;
  const next = isFresh ? [...fresh, pointer] : fresh.filter((other) => other !== pointer);
  const { [freshName]: _before, ...rest } = values;
  return next.length === 0 ? rest : { ...rest, [freshName]: next };
}

/** Values without the seeds that each press draws anew: what two presses of the same request have in common. */
export function withoutFreshSeeds(values: JsonObject): JsonObject {
  return freshSeeds(values).reduce((before, pointer) => setAt(before, pointer, undefined), values);
}

/**
 * Values as a press sends them, with every seed that is not to stay drawn anew; the same object where there is none.
 *
 * @param chance gives 0 (inclusive) to 1 (exclusive)
 */
export function withFreshSeeds(schema: JsonObject, values: JsonObject, chance: () => number): JsonObject {
  const model = createFormModel(schema);
  return freshSeeds(values).reduce((before, pointer) => {
    const field = findField(model, pointer, values);
    const isSeed = field?.kind === 'number' && field.shape === 'seed' && field.pointer === pointer;
    return isSeed ? setAt(before, pointer, drawSeed(field, chance())) : before;
  }, values);
}
