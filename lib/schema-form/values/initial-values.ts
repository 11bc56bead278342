import type { JsonObject } from '../../contract/model.ts';
import type { FormField } from '../form-field.ts';
import { createFormModel } from '../model/form-model.ts';
import { isJsonObject } from '../json.ts';

/**
 * The initial values of a form: the prefills, as real values that will be sent. Defaults are not included: an unedited
 * field is left out of the request, and the service applies its default.
 */
export function initialValues(schema: JsonObject): JsonObject {
  return valuesOf(createFormModel(schema).fields);
}

function valuesOf(fields: readonly FormField[]): JsonObject {
  const entries = fields
    .filter((field) => !field.isHidden && field.kind !== 'constant')
    .flatMap((field): [string, unknown][] => {
      const inner = field.kind === 'group' ? valuesOf(field.fields) : null;
      if (inner !== null && Object.keys(inner).length > 0) return [[field.name, inner]];
      const prefill = prefillOf(field);
      return prefill === null ? [] : [[field.name, prefill]];
    });
  return Object.fromEntries(entries);
}

function prefillOf(field: FormField): unknown {
  if (field.prefill === null) return null;
  const isList = field.kind === 'text-list' || (field.kind === 'media' && field.isMany);
  if (isList && typeof field.prefill === 'string') return [field.prefill];
  if (field.kind === 'list' && !Array.isArray(field.prefill)) return null;
  if (field.kind === 'group') return isJsonObject(field.prefill) ? field.prefill : null;
  return field.prefill;
}
