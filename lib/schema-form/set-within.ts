import type { JsonObject } from '../contract/model.ts';
import { isJsonObject, ownOf } from './json.ts';
import { pointerSteps } from './json-pointer.ts';

/**
 * A value with one place inside it set. Unlike `setAt` it leaves what became empty where it is: a card or branch that was
 * added stays until it is removed. Undefined takes a name out; in a list it leaves null, so that the others keep their places.
 *
 * @param pointer JSON pointer from the value
 */
export function setWithin(value: unknown, pointer: string, next: unknown): unknown {
  return setSteps(value, pointerSteps(pointer), next);
}

function setSteps(value: unknown, steps: readonly string[], next: unknown): unknown {
  const [step, ...below] = steps;
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    const place = Number(step);
    if (!Number.isInteger(place) || place < 0 || place > value.length) return value;
    return value.toSpliced(place, 1, setSteps(value[place], below, next) ?? null);
  }
  const object: JsonObject = isJsonObject(value) ? value : {};
  const inner = setSteps(ownOf(object, step), below, next);
  if (inner !== undefined) return { ...object, [step]: inner };
  const { [step]: _gone, ...rest } = object;
  return rest;
}
