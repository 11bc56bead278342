import type { JsonObject } from '../../contract/model.ts';
import { fitAlternative } from '../schema/fit-alternative.ts';
import type { FormField } from '../form-field.ts';
import { type WithAlternatives, chosenAlternative } from '../kinds/alternatives/chosen-alternative.ts';
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
