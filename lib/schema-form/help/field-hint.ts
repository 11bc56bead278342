import type { FormField } from '../form-field.ts';
import { kindOf } from '../kinds/kinds.ts';

/** The short text at the right of a field's label: a count, or the allowed range; null for none. */
export function fieldHint(field: FormField, value: unknown): string | null {
  return kindOf(field).hint(field, value);
}
