import type { JsonObject } from '../../contract/model.ts';
import type { FormField } from '../form-field.ts';
import { kindOf } from '../kinds/kinds.ts';
import { isShown } from '../model/find-field.ts';
import { createFormModel } from '../model/form-model.ts';

/**
 * The initial values of a form: the prefills, as real values that will be sent. Defaults are not included: an unedited
 * field is left out of the request, and the service applies its default.
 */
export function initialValues(schema: JsonObject): JsonObject {
  return valuesOf(createFormModel(schema).fields);
}

function valuesOf(fields: readonly FormField[]): JsonObject {
  const entries = fields.filter(isShown).flatMap((field): [string, unknown][] => {
    const value = kindOf(field).initialValue(field, valuesOf);
    return value === null ? [] : [[field.name, value]];
  });
  return Object.fromEntries(entries);
}
