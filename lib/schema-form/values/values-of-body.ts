import type { JsonObject } from '../../contract/model.ts';
import { parkedNames } from '../model/exclusive-modes.ts';
import type { FormField } from '../form-field.ts';
import { activeModel, createFormModel, wholeBodyName } from '../model/form-model.ts';
import { isJsonObject, isSameJson } from '../json.ts';
import { isReservedName } from '../reserved-values.ts';
import { typedValue } from './typed-value.ts';

/** A name of a request that its form can't take, and why. */
export interface Misfit {
  name: string;
  /**
   * `unknown`: the model has no such setting; `fixed`: the model sets it itself; `excluded`: it stands against others that are
   * in the request too, and waits in the form.
   */
  why: 'unknown' | 'fixed' | 'excluded';
}

/**
 * What a form holds that makes this request: the way back from `requestBody`. Names that the schema has no property for are
 * kept only if it allows them outright (`additionalProperties`).
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

/** Names inside an object that its fields do not know, as `camera.lens`. */
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
