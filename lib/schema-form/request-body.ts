import type { JsonObject } from '../contract/model.ts';
import type { FormField } from './form-field.ts';
import { type FormModel, createFormModel, wholeBodyName } from './form-model.ts';
import { isJsonObject } from './json.ts';
import { readValue } from './read-value.ts';

/**
 * The request body that a filled-in form means: what was chosen, with the types of the schema. Empty fields are absent,
 * so the service's own defaults hold, except where the schema demands a value and gives it: those are present. Hidden
 * fields are never taken from the values. Names that the schema has no property for are kept only if it allows them
 * outright (`additionalProperties`).
 *
 * @param values what the form holds, exactly as typed
 */
export function requestBody(schema: JsonObject, values: JsonObject): JsonObject {
  const model = createFormModel(schema);
  return model.shape === 'whole' ? wholeBody(model, values) : bodyOf(model.fields, values, schema);
}

function wholeBody(model: FormModel, values: JsonObject): JsonObject {
  const [field] = model.fields;
  if (field === undefined || !(wholeBodyName in values)) return values;
  const reading = readValue(field, values[wholeBodyName]);
  return reading.state === 'value' && isJsonObject(reading.value) ? reading.value : {};
}

function bodyOf(fields: readonly FormField[], values: JsonObject, schema: JsonObject): JsonObject {
  const known = new Set(fields.map(({ name }) => name));
  const additional = schema['additionalProperties'];
  const keepsUnknown = additional === true || isJsonObject(additional);
  const unknown = keepsUnknown ? Object.entries(values).filter(([name]) => !known.has(name)) : [];
  const sent = fields.flatMap((field): [string, unknown][] => {
    const value = fieldBody(field, values[field.name]);
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries([...unknown.filter(([, value]) => value !== undefined), ...sent]);
}

/** What a field puts into the body; undefined for nothing. */
function fieldBody(field: FormField, raw: unknown): unknown {
  if (field.kind === 'constant') return field.isRequired ? field.value : undefined;
  if (field.isHidden) return field.isRequired ? (field.defaultValue ?? undefined) : undefined;
  if (field.kind === 'group') return groupBody(field.fields, raw, field);
  const reading = readValue(field, raw);
  if (reading.state !== 'absent') return reading.value;
  return field.isRequired ? demandedValue(field) : undefined;
}

function groupBody(fields: readonly FormField[], raw: unknown, group: FormField): unknown {
  const values = isJsonObject(raw) ? raw : {};
  const hasOwn = fields.some((field) => !field.isHidden && readsAsPresent(field, values[field.name]));
  if (hasOwn) return bodyOf(fields, values, group.schema);
  if (!group.isRequired) return undefined;
  return group.defaultValue ?? bodyOf(fields, values, group.schema);
}

function readsAsPresent(field: FormField, raw: unknown): boolean {
  if (field.kind === 'constant') return false;
  if (field.kind !== 'group') return readValue(field, raw).state !== 'absent';
  return isJsonObject(raw) && field.fields.some((inner) => readsAsPresent(inner, raw[inner.name]));
}

/** What a required field sends when it was left alone: its default, what it shows, or null where null is allowed. */
function demandedValue(field: FormField): unknown {
  if (field.defaultValue !== null) return field.defaultValue;
  if (field.kind === 'switch') return false;
  if (field.isNullable) return null;
  const takesNone = (field.kind === 'text-list' || (field.kind === 'media' && field.isMany)) && field.minItems === 0;
  return takesNone && field.kind === 'text-list' ? [] : undefined;
}
