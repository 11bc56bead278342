import type { JsonObject } from '../../contract/model.ts';
import type { AlternativesField, FormField, ListField, MapField } from '../form-field.ts';
import { isJsonObject, isSameJson, ownOf } from '../json.ts';
import { readValue } from '../kinds/read-value.ts';
import { type AlternativeChoices, isReservedName } from '../reserved-values.ts';
import { chosenAlternative } from '../model/choose-alternative.ts';
import { isFixed } from '../kinds/group.ts';

/** The object that fields send. Names without a field are kept only where the schema allows them explicitly. */
export function objectBody(
  fields: readonly FormField[],
  values: JsonObject,
  schema: JsonObject,
  choices: AlternativeChoices,
): JsonObject {
  const known = new Set(fields.map(({ name }) => name));
  const additional = schema['additionalProperties'];
  const keepsUnknown = additional === true || isJsonObject(additional);
  const unknown = keepsUnknown ? Object.entries(values).filter(([name]) => !known.has(name)) : [];
  const sent = fields.flatMap((field): [string, unknown][] => {
    const value = fieldBody(field, ownOf(values, field.name), choices);
    return value === undefined ? [] : [[field.name, value]];
  });
  const kept = unknown.filter(([name, value]) => value !== undefined && !isReservedName(name));
  return Object.fromEntries([...kept, ...sent]);
}

/** The value that a field sends; undefined for none. */
function fieldBody(field: FormField, raw: unknown, choices: AlternativeChoices): unknown {
  if (field.kind === 'constant') return field.isRequired ? field.value : undefined;
  if (field.isHidden) return field.isRequired ? (field.defaultValue ?? field.prefill ?? undefined) : undefined;
  if (field.kind === 'alternatives') return alternativesBody(field, raw, choices);
  const isEmpty = !isPresent(field, raw, choices);
  if (isEmpty && !field.isRequired) return undefined;
  if (isEmpty && field.defaultValue !== null) return field.defaultValue;
  // A required object that contains itself would never end: a missing value is left out, and the check reports it.
  if (isEmpty && field.kind === 'branch') return undefined;
  return chosenBody(field, raw, choices);
}

/** The value of a field that is sent even when empty, as an item that was added to a list. */
function chosenBody(field: FormField, raw: unknown, choices: AlternativeChoices): unknown {
  const isForeign = raw !== undefined && raw !== null && !hasShape(field, raw);
  if (isForeign) return raw;
  switch (field.kind) {
    case 'constant':
      return field.value;
    case 'group':
      // The shown default values of a group are sent with its changed ones.
      return {
        ...(isJsonObject(field.defaultValue) ? field.defaultValue : {}),
        ...objectBody(field.fields, isJsonObject(raw) ? raw : {}, field.schema, choices),
      };
    case 'branch':
      return chosenBody(field.group(), raw, choices);
    case 'map':
      return mapBody(field, isJsonObject(raw) ? raw : {}, choices);
    case 'list':
      return listBody(field, raw, choices);
    case 'alternatives':
      return alternativesBody({ ...field, isRequired: true }, raw, choices);
    default: {
      const reading = readValue(field, raw);
      return reading.state === 'absent' ? demandedValue(field) : reading.value;
    }
  }
}

/** Whether a value is an object or list as the field requires; a foreign value may be anything. */
function hasShape(field: FormField, raw: unknown): boolean {
  if (field.kind === 'list') return Array.isArray(raw);
  const isObject = field.kind === 'group' || field.kind === 'map' || field.kind === 'branch';
  return !isObject || isJsonObject(raw);
}

/** Whether a field has a value, rather than leaving it to the service. */
function isPresent(field: FormField, raw: unknown, choices: AlternativeChoices): boolean {
  if (field.kind === 'constant' || field.isHidden) return false;
  if (raw !== undefined && raw !== null && !hasShape(field, raw)) return raw !== '';
  switch (field.kind) {
    case 'group':
      return isJsonObject(raw) && field.fields.some((inner) => isPart(inner, ownOf(raw, inner.name), choices));
    case 'branch':
      return isJsonObject(raw) && isPresent(field.group(), raw, choices);
    case 'list':
      return Array.isArray(raw) && (raw.length > 0 || holdsItems(field.defaultValue));
    case 'alternatives':
      return alternativesBody({ ...field, isRequired: false }, raw, choices) !== undefined;
    default:
      return readValue(field, raw).state !== 'absent';
  }
}

/**
 * Whether a field's value makes its group present. No form has constants as values, but in foreign objects they count.
 */
function isPart(inner: FormField, raw: unknown, choices: AlternativeChoices): boolean {
  return inner.kind === 'constant' ? isSameJson(raw, inner.value) : isPresent(inner, raw, choices);
}

function holdsItems(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function listBody(field: ListField, raw: unknown, choices: AlternativeChoices): unknown {
  const items = (Array.isArray(raw) ? raw : [])
    .map((item: unknown, index) => chosenBody(field.itemAt(index), item, choices))
    .filter((item) => item !== undefined);
  const isNone = items.length === 0 && !holdsItems(field.defaultValue);
  return isNone && (!field.isRequired || field.minItems > 0) && !Array.isArray(raw) ? undefined : items;
}

function mapBody(field: MapField, values: JsonObject, choices: AlternativeChoices): JsonObject {
  const named = objectBody(field.fields, values, {}, choices);
  const known = new Set(field.fields.map(({ name }) => name));
  const others = Object.entries(values).flatMap(([name, raw]): [string, unknown][] => {
    if (known.has(name) || name === '') return [];
    const value = chosenBody(field.entryAt(name), raw, choices);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(others), ...named };
}

function holdsAnything(raw: unknown): boolean {
  if (raw === undefined || raw === null || raw === '') return false;
  return typeof raw !== 'object' || Object.keys(raw).length > 0;
}

/** The alternative in use. One that was chosen instead of the default is sent even when it was not edited. */
function alternativesBody(field: AlternativesField, raw: unknown, choices: AlternativeChoices): unknown {
  const { at, isFitting } = chosenAlternative(field, raw, choices);
  if (!isFitting) return raw;
  const used = field.options[at]?.field();
  if (used === undefined) return raw ?? undefined;
  const isChosen = choices[field.pointer]?.at === at;
  const isMeant = isChosen || holdsAnything(raw);
  const isAgainstDefault = isMeant && field.defaultValue !== null && chosenAlternative(field, undefined, {}).at !== at;
  // An alternative without fields to fill in is sent because it was chosen.
  const isSaid = isAgainstDefault || (isMeant && isFixed(used));
  if (isSaid || isPresent(used, raw, choices)) return chosenBody(used, raw, choices);
  if (!field.isRequired) return undefined;
  return field.defaultValue ?? chosenBody(used, raw, choices);
}

/** The value of an unedited required field: its default, the value it shows, or null where null is allowed. */
function demandedValue(field: FormField): unknown {
  if (field.defaultValue !== null) return field.defaultValue;
  if (field.kind === 'switch') return false;
  if (field.isNullable) return null;
  const takesNone = (field.kind === 'text-list' || (field.kind === 'media' && field.isMany)) && field.minItems === 0;
  return takesNone && field.kind === 'text-list' ? [] : undefined;
}
