import type { FormField } from '../form-field.ts';

/** Whether there is nothing to fill in: a constant, what the service hides, or an object of nothing else. */
export function isFixed(field: FormField): boolean {
  return field.kind === 'constant' || field.isHidden || (field.kind === 'group' && field.fields.every(isFixed));
}
