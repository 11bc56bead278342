import type { FormField } from '../form-field.ts';
import { type FieldReading, absent } from './kind-definition.ts';
import { kindOf } from './kinds.ts';

/** Converts a field's value, exactly as typed, to the value that the request carries. */
export function readValue(field: FormField, raw: unknown): FieldReading {
  if (raw === undefined) return absent;
  if (raw === null) return field.isNullable && field.isRequired ? { state: 'value', value: null } : absent;
  return raw === '' ? kindOf(field).readEmptied(field) : kindOf(field).readValue(field, raw);
}
