import type { JsonObject } from '../../contract/model.ts';
import { holdsSomething, isJsonObject, textOf, textsOf } from '../json.ts';
import { modeName } from '../reserved-values.ts';

/** A set of fields that excludes those of the other modes. */
export interface FormMode {
  title: string;
  names: string[];
}

/** The part of a form model with the exclusive modes. */
interface WithModes {
  modes: readonly FormMode[];
}

/** The exclusive modes of a schema, from our extension `x-exclusive-modes`; empty when it has none. */
export function readModes(schema: JsonObject, properties: readonly string[]): FormMode[] {
  const written: unknown[] = Array.isArray(schema['x-exclusive-modes']) ? schema['x-exclusive-modes'] : [];
  const modes = written.filter(isJsonObject).map((mode, index) => ({
    title: textOf(mode['title']) ?? String(index + 1),
    names: textsOf(mode['fields']).filter((name) => properties.includes(name)),
  }));
  return modes.length > 1 ? modes : [];
}

/** The index of the mode in use: the chosen one, else the first with a value. Null without modes. */
export function activeMode(model: WithModes, values: JsonObject): number | null {
  if (model.modes.length === 0) return null;
  const chosen = values[modeName];
  if (typeof chosen === 'number' && model.modes[chosen] !== undefined) return chosen;
  const used = model.modes.findIndex(({ names }) => names.some((name) => holdsSomething(values[name])));
  return Math.max(0, used);
}

/** Names of the fields that the mode in use excludes. Their values stay as typed and are never sent. */
export function parkedNames(model: WithModes, values: JsonObject): ReadonlySet<string> {
  const active = activeMode(model, values);
  if (active === null) return new Set();
  const kept = new Set(model.modes[active]?.names);
  return new Set(model.modes.flatMap(({ names }) => names).filter((name) => !kept.has(name)));
}

/** The number of values in the fields of a mode: each entry of a list counts. */
export function countHeld(mode: FormMode, values: JsonObject): number {
  const held = mode.names.map((name) => values[name]).filter(holdsSomething);
  return held.reduce<number>((count, value) => count + (Array.isArray(value) ? value.length : 1), 0);
}
