import type { JsonObject } from '../contract/model.ts';
import { isJsonObject, ownOf } from './json.ts';
import { pointerSteps } from './json-pointer.ts';

/**
 * Values with one place set, the rest shared with what was before. Undefined takes the place out, and with it every
 * object above that is empty then. Items of lists keep their places: one that is taken out leaves null.
 */
export function setAt(values: JsonObject, pointer: string, value: unknown): JsonObject {
  return setSteps(values, pointerSteps(pointer), value);
}

function setSteps(values: JsonObject, steps: readonly string[], value: unknown): JsonObject {
  const [name, ...below] = steps;
  if (name === undefined) return values;
  const inner = ownOf(values, name);
  const next = below.length === 0 ? value : setBelow(inner, below, value);
  const isGone = next === undefined || (below.length > 0 && isJsonObject(next) && Object.keys(next).length === 0);
  if (!isGone) return { ...values, [name]: next };
  const { [name]: _gone, ...rest } = values;
  return rest;
}

function setBelow(inner: unknown, steps: readonly string[], value: unknown): unknown {
  if (!Array.isArray(inner)) return setSteps(isJsonObject(inner) ? inner : {}, steps, value);
  const [step, ...below] = steps;
  const place = Number(step);
  if (!Number.isInteger(place) || place < 0 || place > inner.length) return inner;
  const next = below.length === 0 ? (value ?? null) : setBelow(inner[place], below, value);
  return inner.toSpliced(place, 1, next);
}
