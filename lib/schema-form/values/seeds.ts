import type { JsonObject } from '../../contract/model.ts';
import { exactSeed } from '../../contract/seed.ts';
import { isShown, findField, shownFields } from '../model/find-field.ts';
import type { NumberField } from '../form-field.ts';
import { activeModel, createFormModel } from '../model/form-model.ts';
import { setAt } from '../set-at.ts';
import { setFresh, freshSeeds } from '../reserved-values.ts';

/** Words that request a random seed. */
const randomSeed = -1;

/**
 * The seed field of a whole request, `seed` before others; null where a model has none, or only inside other settings.
 */
export function mainSeed(schema: JsonObject, values: JsonObject): NumberField | null {
  const { fields } = activeModel(createFormModel(schema), values);
  const seeds = fields
    .filter(isShown)
    .flatMap((field) => (field.kind === 'number' && field.shape === 'seed' ? field : []));
  return seeds.find(({ name }) => name.toLowerCase() === 'seed') ?? seeds[0] ?? null;
}

/** The seed of a form that stays at each press: typed or locked; null for a random one, and without one. */
export function lockedSeed(schema: JsonObject, values: JsonObject): number | null {
  const field = mainSeed(schema, values);
  const typed = field === null ? undefined : values[field.name];
  const isLocked = field !== null && typeof typed === 'number' && !freshSeeds(values).includes(field.pointer);
  return isLocked && typed >= 0 ? typed : null;
}

/**
 * A request with a drawn seed where none was given, so that its result can be reproduced; the same object where nothing
 * is drawn. Requests for several generations are left unchanged: a service may use one seed for all, and so make them
 * equal.
 *
 * @param chance returns 0 (inclusive) to 1 (exclusive)
 * @param values of the form that made the request, which know the alternative in use
 */
export function withDrawnSeed(
  schema: JsonObject,
  request: JsonObject,
  chance: () => number,
  values: JsonObject = request,
): JsonObject {
  const field = mainSeed(schema, values);
  if (field === null || Number(request['num_generations'] ?? 1) > 1) return request;
  const given = request[field.name];
  const isGiven = given !== undefined && given !== null && given !== randomSeed;
  return isGiven ? request : setAt(request, field.pointer, drawSeed(field, chance()));
}

/**
 * Values with this seed, locked.
 *
 * @param seed in decimal digits
 * @returns null where the model has no seed, or the form cannot represent this one
 */
export function withLockedSeed(schema: JsonObject, values: JsonObject, seed: string): JsonObject | null {
  const field = mainSeed(schema, values);
  const exact = exactSeed(seed);
  if (field === null || exact === null || exact > (field.maximum ?? exact) || exact < (field.minimum ?? exact))
    return null;
  return setFresh(setAt(values, field.pointer, exact), field.pointer, false);
}

const largestSeed = 2_147_483_647;

/**
 * A whole number inside a seed's bounds and on its steps, of 31 bits where the bounds allow, which every service
 * accepts.
 *
 * @param chance 0 (inclusive) to 1 (exclusive)
 */
export function drawSeed(field: Pick<NumberField, 'minimum' | 'maximum' | 'step'>, chance: number): number {
  const step = Math.max(1, field.step);
  const low = Math.ceil(Math.max(0, field.minimum ?? 0) / step);
  const high = Math.floor(Math.max(low * step, Math.min(largestSeed, field.maximum ?? largestSeed)) / step);
  return (low + Math.floor(chance * (high - low + 1))) * step;
}

/**
 * Several different seeds: a drawn one and those after it, as a service counts them, without those that are taken. After
 * the highest possible seed the lowest follows. Where a model has too few seeds, all of them are used first.
 *
 * @returns in ascending order
 */
export function drawSeeds(
  field: Pick<NumberField, 'minimum' | 'maximum' | 'step'>,
  { count, taken, chance }: { count: number; taken: ReadonlySet<number>; chance: number },
): number[] {
  const step = Math.max(1, field.step);
  const first = drawSeed(field, chance);
  const [low, high] = [drawSeed(field, 0), drawSeed(field, 1 - Number.EPSILON)];
  const after = (seed: number) => (seed + step > high ? low : seed + step);
  const free: number[] = [];
  const used: number[] = [];
  let seed = first;
  do {
    (taken.has(seed) ? used : free).push(seed);
    seed = after(seed);
  } while (free.length < count && seed !== first);
  const drawn = [...free, ...used].slice(0, count);
  // Of fewer seeds than are asked for some are used again.
  const all = Array.from({ length: count }, (_, at) => drawn[at % drawn.length] ?? first);
  return all.toSorted((one, other) => one - other);
}

/** Values without the seeds that each press draws anew: they are equal for two presses of the same request. */
export function withoutFreshSeeds(values: JsonObject): JsonObject {
  return freshSeeds(values).reduce((before, pointer) => setAt(before, pointer, undefined), values);
}

/**
 * Values as a press sends them, with every unlocked seed drawn anew; the same object where there is none.
 *
 * @param chance returns 0 (inclusive) to 1 (exclusive)
 */
export function withFreshSeeds(schema: JsonObject, values: JsonObject, chance: () => number): JsonObject {
  const model = createFormModel(schema);
  return freshSeeds(values).reduce((before, pointer) => {
    const field = findField(model, pointer, values);
    const isSeed = field?.kind === 'number' && field.shape === 'seed' && field.pointer === pointer;
    return isSeed ? setAt(before, pointer, drawSeed(field, chance())) : before;
  }, values);
}

/**
 * Values as a press of several variants sends them. One seed for all could make the variants equal, so unlocked seeds are
 * left for the service to draw; those of a single one are drawn here, so that its result can be reproduced.
 *
 * @param chance returns 0 (inclusive) to 1 (exclusive)
 */
export function withSeedsFor(
  variants: number,
  schema: JsonObject,
  values: JsonObject,
  chance: () => number,
): JsonObject {
  return variants > 1 ? withoutFreshSeeds(values) : withFreshSeeds(schema, values, chance);
}

/** A request without its seeds, so that new ones are drawn. */
export function withoutSeeds(schema: JsonObject, request: JsonObject): JsonObject {
  const { fields } = activeModel(createFormModel(schema), request);
  return shownFields(fields)
    .filter((field) => field.kind === 'number' && field.shape === 'seed')
    .reduce((body, { pointer }) => setAt(body, pointer, undefined), request);
}
