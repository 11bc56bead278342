import type { AlternativesField, ChoiceField, FormField } from '../form-field.ts';
import { isJsonObject, isSameJson, ownOf } from '../json.ts';
import { noChoices, isReservedName } from '../reserved-values.ts';
import type { JsonObject } from '../../contract/model.ts';
import { parkedNames } from '../model/exclusive-modes.ts';
import { activeModel, createFormModel, wholeBodyName } from '../model/form-model.ts';
import { chosenAlternative } from '../model/choose-alternative.ts';

/** A name in a request that its form does not accept, and why. */
export interface Misfit {
  name: string;
  /**
   * `unknown`: the model has no such setting; `fixed`: the model sets it itself; `excluded`: it excludes others in the
   * request, and is parked in the form.
   */
  why: 'unknown' | 'fixed' | 'excluded';
}

/**
 * The values of a form that sends this request: the inverse of `requestBody`. Names without a property in the schema
 * are kept only if it allows them explicitly (`additionalProperties`).
 *
 * @param body a request without its model
 */
export function valuesOfBody(schema: JsonObject, body: JsonObject): { values: JsonObject; misfits: Misfit[] } {
  const model = activeModel(createFormModel(schema), body);
  if (model.shape === 'whole') return { values: { [wholeBodyName]: JSON.stringify(body, null, 2) }, misfits: [] };
  const fields = new Map(model.fields.map((field) => [field.name, field]));
  const keepsUnknown = takesAnyName(model.body);
  const entries: [string, unknown][] = [];
  const misfits: Misfit[] = [];
  for (const [name, value] of Object.entries(body)) {
    const field = fields.get(name);
    if (isReservedName(name) || (field === undefined && !keepsUnknown)) {
      if (value !== null) misfits.push({ name, why: 'unknown' });
    } else if (field === undefined) {
      entries.push([name, value]);
    } else if (field.kind === 'constant' || field.isHidden) {
      const own = field.kind === 'constant' ? field.value : field.defaultValue;
      if (!isSameJson(own, value)) misfits.push({ name, why: 'fixed' });
    } else if (value !== null || (field.isNullable && field.isRequired)) {
      entries.push([name, typedValue(field, value)]);
      misfits.push(...unknownWithin(field, value, name));
    }
  }
  const values = Object.fromEntries(entries);
  const parked = parkedNames(model, values);
  const excluded = entries.filter(([name]) => parked.has(name)).map(([name]): Misfit => ({ name, why: 'excluded' }));
  return { values, misfits: [...misfits, ...excluded] };
}

/** Names inside an object that have no field, as `camera.lens`. */
function unknownWithin(field: FormField, value: unknown, path: string): Misfit[] {
  if (field.kind !== 'group' || !isJsonObject(value) || takesAnyName(field.schema)) return [];
  return Object.entries(value).flatMap(([name, inner]): Misfit[] => {
    const below = field.fields.find((one) => one.name === name);
    if (below !== undefined) return unknownWithin(below, inner, `${path}.${name}`);
    return inner === null ? [] : [{ name: `${path}.${name}`, why: 'unknown' }];
  });
}

function takesAnyName({ additionalProperties }: JsonObject): boolean {
  return additionalProperties === true || isJsonObject(additionalProperties);
}

/**
 * A value of a request as its field stores it while typing: JSON strings with quotes, a list as one address and the
 * other way round, the listed value for its text. A value that does not fit stays unchanged, and the checks report it.
 */
function typedValue(field: FormField, value: unknown): unknown {
  switch (field.kind) {
    case 'json':
      return typeof value === 'string' ? JSON.stringify(value) : value;
    case 'media':
      if (field.isMany) return typeof value === 'string' ? [value] : value;
      return Array.isArray(value) && value.length === 1 ? value[0] : value;
    case 'text-list':
      return typeof value === 'string' ? [value] : value;
    case 'switch':
      return value === 'true' ? true : value === 'false' ? false : value;
    case 'choice':
      return listedValue(field, value);
    case 'text':
      return typeof value === 'number' ? String(value) : value;
    case 'group':
      return isJsonObject(value) ? typedObject(field.fields, value) : value;
    case 'branch':
      return typedValue(field.group(), value);
    case 'map': {
      const named = new Map(field.fields.map((inner) => [inner.name, inner]));
      return isJsonObject(value) ? mapObject(value, (name) => named.get(name) ?? field.entryAt(name)) : value;
    }
    case 'list':
      return Array.isArray(value) ? value.map((item, index) => typedValue(field.itemAt(index), item)) : value;
    case 'alternatives':
      return typedAlternative(field, value);
    default:
      return value;
  }
}

function typedObject(fields: readonly FormField[], value: Record<string, unknown>): Record<string, unknown> {
  const named = new Map(fields.map((field) => [field.name, field]));
  return mapObject(value, (name) => named.get(name) ?? null);
}

function mapObject(
  value: Record<string, unknown>,
  fieldOf: (name: string) => FormField | null,
): Record<string, unknown> {
  const entries = Object.keys(value).map((name): [string, unknown] => {
    const [field, inner] = [fieldOf(name), ownOf(value, name)];
    return [name, field === null ? inner : typedValue(field, inner)];
  });
  return Object.fromEntries(entries);
}

function typedAlternative(field: AlternativesField, value: unknown): unknown {
  const { at, isFitting } = chosenAlternative(field, value, noChoices);
  const used = isFitting ? field.options[at]?.field() : undefined;
  return used === undefined ? value : typedValue(used, value);
}

function plain(value: unknown): string {
  return String(value).toLowerCase();
}

function listedValue({ options }: ChoiceField, value: unknown): unknown {
  if (options.some((option) => isSameJson(option.value, value))) return value;
  const isPlain = typeof value === 'string' || typeof value === 'number';
  const same = isPlain ? options.find((option) => plain(option.value) === plain(value)) : undefined;
  return same === undefined ? value : same.value;
}
