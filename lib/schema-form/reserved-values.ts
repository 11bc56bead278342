import type { JsonObject } from '../contract/model.ts';
import { isJsonObject, textsOf } from './json.ts';

/** The name among the values that holds the chosen exclusive mode, as its index. Never sent. */
export const modeName = '$mode';

/** The name among the values that holds the chosen alternatives. Never sent. */
const choicesName = '$choices';

/** The name among the values that holds the seeds that each press draws anew, as JSON pointers. Never sent. */
export const freshName = '$fresh';

const reserved = new Set([modeName, choicesName, freshName]);

/** Whether a name among the values belongs to the form itself and so never to a request. */
export function isReservedName(name: string): boolean {
  return reserved.has(name);
}

/** What was chosen for one field: the index of the alternative, and what was typed into the others, by their index. */
export interface AlternativeChoice {
  at: number;
  parked: JsonObject;
}

/** Chosen alternatives by the JSON pointer of their field. */
export type AlternativeChoices = Readonly<Record<string, AlternativeChoice>>;

/** Of a form in which nothing was chosen. */
export const noChoices: AlternativeChoices = {};

function isChoice(value: unknown): value is AlternativeChoice {
  return isJsonObject(value) && Number.isInteger(value['at']) && isJsonObject(value['parked']);
}

/** The alternatives chosen so far. Anything else under their name is ignored. */
export function readChoices(values: JsonObject): AlternativeChoices {
  const kept = values[choicesName];
  if (!isJsonObject(kept)) return noChoices;
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, AlternativeChoice] => isChoice(entry[1])),
  );
}

/** Values with these alternatives chosen; the name is gone when there are none. */
export function writeChoices(values: JsonObject, choices: AlternativeChoices): JsonObject {
  const { [choicesName]: _before, ...rest } = values;
  return Object.keys(choices).length === 0 ? rest : { ...rest, [choicesName]: choices };
}

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
