import type { FormField } from '../form-field.ts';
import { isJsonObject, isSameJson } from '../json.ts';
import { kindOf } from '../kinds/kinds.ts';
import { isReservedName } from '../reserved-values.ts';
import type { JsonObject } from '../../contract/model.ts';
import { parkedNames } from '../model/exclusive-modes.ts';
import { activeModel, createFormModel, wholeBodyName } from '../model/form-model.ts';

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
  return kindOf(field).typedValue(field, value, typedValue);
}
