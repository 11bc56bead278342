import type { FormField } from '../form-field.ts';
import type { BodyBuilder } from './kind-definition.ts';

/** What a hidden field sends, whatever its value: only where the schema requires it and gives the value itself. */
export function hiddenBody(field: FormField): unknown {
  return field.isRequired ? (field.defaultValue ?? field.prefill ?? undefined) : undefined;
}

/** What most fields send as a property: nothing when empty, except where the schema requires a value. */
export function propertyBody(field: FormField, raw: unknown, body: BodyBuilder): unknown {
  if (field.isHidden) return hiddenBody(field);
  const isEmpty = !body.isPresent(field, raw);
  if (isEmpty && !field.isRequired) return undefined;
  return isEmpty && field.defaultValue !== null ? field.defaultValue : body.itemBody(field, raw);
}
