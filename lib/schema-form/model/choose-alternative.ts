import type { JsonObject } from '../../contract/model.ts';
import { fitAlternative } from '../schema/fit-alternative.ts';
import type { FormField } from '../form-field.ts';
import { isJsonObject } from '../json.ts';
import { valueAt } from '../json-pointer.ts';
import { type AlternativeChoices, isReservedName, readChoices, writeChoices, setFresh } from '../reserved-values.ts';
import { setAt } from '../set-at.ts';

/** The properties of an object that another alternative shares: same names, with values that fit. */
function carriedOver(value: unknown, fields: readonly FormField[]): JsonObject {
  if (!isJsonObject(value)) return {};
  const carried = fields.filter(
    (field) =>
      field.kind !== 'constant' &&
      value[field.name] !== undefined &&
      fitAlternative(field.schema, value[field.name]) > 0,
  );
  return Object.fromEntries(carried.map(({ name }) => [name, value[name]]));
}

/** The choices without those below a pointer, whose fields change with the alternative. */
function choicesAround(choices: AlternativeChoices, pointer: string): AlternativeChoices {
  return Object.fromEntries(
    Object.entries(choices).filter(([other]) => other !== pointer && !other.startsWith(`${pointer}/`)),
  );
}

/**
 * Switches a field to another alternative. The values of the previous one are parked, and come back with it; shared
 * properties are carried over.
 *
 * @param fields the fields of the alternative that is chosen, where it is an object
 */
export function chooseAlternative(
  values: JsonObject,
  field: WithAlternatives,
  to: number,
  fields: readonly FormField[],
): JsonObject {
  const { pointer } = field;
  const choices = readChoices(values);
  const whole = Object.fromEntries(Object.entries(values).filter(([name]) => !isReservedName(name)));
  const before = pointer === '' ? whole : valueAt(values, pointer);
  const { at } = chosenAlternative(field, before, choices);
  if (at === to && choices[pointer] !== undefined) return values;
  const { [String(to)]: own, ...others } = choices[pointer]?.parked ?? {};
  const parked = before === undefined || at === to ? others : { ...others, [String(at)]: before };
  const chosen: AlternativeChoices = { ...choicesAround(choices, pointer), [pointer]: { at: to, parked } };
  if (at === to) return writeChoices(values, { ...choices, ...chosen });
  const carried = carriedOver(before, fields);
  const next =
    isJsonObject(own) || Object.keys(carried).length > 0 ? { ...(isJsonObject(own) ? own : {}), ...carried } : own;
  if (pointer !== '') return writeChoices(setAt(values, pointer, next), chosen);
  const reserved = Object.fromEntries(Object.entries(values).filter(([name]) => isReservedName(name)));
  return writeChoices({ ...reserved, ...(isJsonObject(next) ? next : {}) }, chosen);
}

/** Values with a field cleared, and without choices or parked values in it or below. */
export function resetField(values: JsonObject, pointer: string): JsonObject {
  const choices = choicesAround(readChoices(values), pointer);
  return setFresh(writeChoices(setAt(values, pointer, undefined), choices), pointer, false);
}

/** A field or a whole form with alternatives. */
export interface WithAlternatives {
  pointer: string;
  options: readonly { schema: JsonObject }[];
  defaultValue: unknown;
}

/**
 * The alternative in use: the chosen one, else the one that fits the value best, else the one of the default, else the
 * first.
 *
 * @returns its index, and whether the value fits it: false for a foreign value that fits none
 */
export function chosenAlternative(
  field: WithAlternatives,
  raw: unknown,
  choices: AlternativeChoices,
): { at: number; isFitting: boolean } {
  const chosen = choices[field.pointer]?.at;
  if (chosen !== undefined && field.options[chosen] !== undefined) return { at: chosen, isFitting: true };
  const isEmpty = raw === undefined || raw === null;
  const shown = isEmpty ? field.defaultValue : raw;
  if (shown === null || shown === undefined) return { at: 0, isFitting: true };
  const fits = field.options.map(({ schema }) => fitAlternative(schema, shown));
  const best = Math.max(...fits);
  return { at: Math.max(0, fits.indexOf(best)), isFitting: isEmpty || best > 0 };
}
