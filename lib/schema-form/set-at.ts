import type { JsonObject } from '../contract/model.ts';
import { isJsonObject, ownOf } from './json.ts';
import { pointerSteps } from './json-pointer.ts';

/**
 * Values with the value at one pointer set, the rest shared with the old values. Undefined removes it, and every object
 * above that is then empty. Items of lists keep their index: a removed one becomes null.
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
  const index = Number(step);
  if (!Number.isInteger(index) || index < 0 || index > inner.length) return inner;
  const next = below.length === 0 ? (value ?? null) : setBelow(inner[index], below, value);
  return inner.toSpliced(index, 1, next);
}

/**
 * A value with the value at one pointer inside it set. Unlike `setAt` it keeps objects that became empty: a card or
 * branch that was added stays until it is removed. Undefined removes a name; in a list it leaves null, so that the
 * others keep their index.
 *
 * @param pointer JSON pointer from the value
 */
export function setWithin(value: unknown, pointer: string, next: unknown): unknown {
  return setStepsWithin(value, pointerSteps(pointer), next);
}

function setStepsWithin(value: unknown, steps: readonly string[], next: unknown): unknown {
  const [step, ...below] = steps;
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    const index = Number(step);
    if (!Number.isInteger(index) || index < 0 || index > value.length) return value;
    return value.toSpliced(index, 1, setStepsWithin(value[index], below, next) ?? null);
  }
  const object: JsonObject = isJsonObject(value) ? value : {};
  const inner = setStepsWithin(ownOf(object, step), below, next);
  if (inner !== undefined) return { ...object, [step]: inner };
  const { [step]: _gone, ...rest } = object;
  return rest;
}
