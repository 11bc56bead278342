import type { JsonObject } from '../contract/model.ts';
import { isJsonObject } from './json.ts';
import { pointerSteps } from './json-pointer.ts';

/**
 * Values with one place set, the rest shared with what was before. Undefined takes the place out, and with it every
 * object above that is empty then.
 */
export function setAt(values: JsonObject, pointer: string, value: unknown): JsonObject {
  return setSteps(values, pointerSteps(pointer), value);
}

function setSteps(values: JsonObject, steps: readonly string[], value: unknown): JsonObject {
  const [name, ...below] = steps;
  if (name === undefined) return values;
  const inner = values[name];
  const next = below.length === 0 ? value : setSteps(isJsonObject(inner) ? inner : {}, below, value);
  const isGone = next === undefined || (below.length > 0 && isJsonObject(next) && Object.keys(next).length === 0);
  if (!isGone) return { ...values, [name]: next };
  const { [name]: _gone, ...rest } = values;
  return rest;
}
