import type { JsonObject } from '../contract/model.ts';
import { parkedNames } from './exclusive-modes.ts';
import { activeModel, createFormModel, wholeBodyName } from './form-model.ts';
import { isJsonObject, isSameJson } from './json.ts';
import { isReservedName } from './reserved-values.ts';
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
  const additional = model.body['additionalProperties'];
  const keepsUnknown = additional === true || isJsonObject(additional);
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
    }
  }
  const values = Object.fromEntries(entries);
  const parked = parkedNames(model, values);
  const excluded = entries.filter(([name]) => parked.has(name)).map(([name]): Misfit => ({ name, why: 'excluded' }));
  return { values, misfits: [...misfits, ...excluded] };
}
