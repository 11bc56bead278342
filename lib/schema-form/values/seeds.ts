import type { JsonObject } from '../../contract/model.ts';
import { exactSeed } from '../../contract/seed.ts';
import { drawSeed } from './draw-seed.ts';
import { isShown } from '../model/find-field.ts';
import type { NumberField } from '../form-field.ts';
import { activeModel, createFormModel } from '../model/form-model.ts';
import { setFresh } from './fresh-seeds.ts';
import { setAt } from '../set-at.ts';

/** How services are asked for a random seed by name. */
const randomSeed = -1;

/** The seed of a whole request, `seed` before others; null where a model has none, or only inside of other settings. */
export function mainSeed(schema: JsonObject, values: JsonObject): NumberField | null {
  const { fields } = activeModel(createFormModel(schema), values);
  const seeds = fields
    .filter(isShown)
    .flatMap((field) => (field.kind === 'number' && field.shape === 'seed' ? field : []));
  return seeds.find(({ name }) => name.toLowerCase() === 'seed') ?? seeds[0] ?? null;
}

/**
 * A request with a seed drawn where none was given, so that its result can be made again; the same object where there is nothing to
 * draw. One for several generations is left alone: a service may give the same seed to all, and so make them alike.
 *
 * @param chance gives 0 (inclusive) to 1 (exclusive)
 */
export function withDrawnSeed(schema: JsonObject, request: JsonObject, chance: () => number): JsonObject {
  const field = mainSeed(schema, request);
  if (field === null || Number(request['num_generations'] ?? 1) > 1) return request;
  const given = request[field.name];
  const isGiven = given !== undefined && given !== null && given !== randomSeed;
  return isGiven ? request : setAt(request, field.pointer, drawSeed(field, chance()));
}

/**
 * Values with this seed, to stay from press to press.
 *
 * @param seed in decimal digits
 * @returns null where the model has no seed, or the form cannot hold this one
 */
export function withLockedSeed(schema: JsonObject, values: JsonObject, seed: string): JsonObject | null {
  const field = mainSeed(schema, values);
  const exact = exactSeed(seed);
  if (field === null || exact === null || exact > (field.maximum ?? exact) || exact < (field.minimum ?? exact))
    return null;
  return setFresh(setAt(values, field.pointer, exact), field.pointer, false);
}
