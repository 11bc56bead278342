import type { FormField } from '../form-field.ts';

/** A structured value of another field: taken whole by a field of the same kind and name, or not at all. */
export function carryWhole(value: unknown, field: FormField, source: FormField): unknown {
  return field.kind === source.kind && field.name === source.name ? value : undefined;
}
