import type { JsonObject } from '../contract/model.ts';
import { isJsonObject, textsOf } from './json.ts';

/** The reserved name of the chosen exclusive mode, by its index. Never sent. */
export const modeName = '$mode';

/** The reserved name of the chosen alternatives. Never sent. */
const choicesName = '$choices';

/** The reserved name of the seeds that each press draws anew, as JSON pointers. Never sent. */
export const freshName = '$fresh';

const reserved = new Set([modeName, choicesName, freshName]);

/** Whether a name among the values is reserved for the form, and never sent. */
export function isReservedName(name: string): boolean {
  return reserved.has(name);
}

/** The choice of one field: the index of its alternative, and the parked values of the others, by their index. */
export interface AlternativeChoice {
  at: number;
  parked: JsonObject;
}

/** Chosen alternatives by the JSON pointer of their field. */
export type AlternativeChoices = Readonly<Record<string, AlternativeChoice>>;

/** The choices of a form without any. */
export const noChoices: AlternativeChoices = {};

function isChoice(value: unknown): value is AlternativeChoice {
  return isJsonObject(value) && Number.isInteger(value['at']) && isJsonObject(value['parked']);
}

/** The chosen alternatives. Invalid data under their reserved name is ignored. */
export function readChoices(values: JsonObject): AlternativeChoices {
  const kept = values[choicesName];
  if (!isJsonObject(kept)) return noChoices;
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, AlternativeChoice] => isChoice(entry[1])),
  );
}

/** Values with these choices; without choices the reserved name is left out. */
export function writeChoices(values: JsonObject, choices: AlternativeChoices): JsonObject {
  const { [choicesName]: _before, ...rest } = values;
  return Object.keys(choices).length === 0 ? rest : { ...rest, [choicesName]: choices };
}

/** JSON pointers of the seeds that each press draws anew. Other typed seeds stay. */
export function freshSeeds(values: JsonObject): string[] {
  return textsOf(values[freshName]);
}

/** Marks a seed to be drawn anew at each press, or to stay. */
export function setFresh(values: JsonObject, pointer: string, isFresh: boolean): JsonObject {
  const fresh = freshSeeds(values);
  if (fresh.includes(pointer) === isFresh) return values;
  const next = isFresh ? [...fresh, pointer] : fresh.filter((other) => other !== pointer);
  const { [freshName]: _before, ...rest } = values;
  return next.length === 0 ? rest : { ...rest, [freshName]: next };
}
