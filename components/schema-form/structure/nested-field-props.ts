import type { ErrorSchema } from '@rjsf/utils';
import type { FormField } from '@/lib/schema-form/form-field';

/** A field inside a structure: what it is, what it holds, what stands against it, and the id of its control. */
export interface NestedFieldProps<Field extends FormField = FormField> {
  field: Field;
  value: unknown;
  errors: ErrorSchema | undefined;
  id: string;
}

/** The issues of a place below. */
export function errorsBelow(errors: ErrorSchema | undefined, step: string | number): ErrorSchema | undefined {
  return errors?.[String(step)];
}

/** The id of a control below another: names of one's own may hold anything, ids no spaces. */
export function idBelow(id: string, step: string | number): string {
  return `${id}_${encodeURIComponent(String(step)).replaceAll('%', '_')}`;
}
