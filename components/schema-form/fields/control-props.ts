import type { FormField } from '@/lib/schema-form/form-field';

/** The steps to a field, from which the ids of its controls are made. */
export type FieldPath = readonly (string | number)[];

/** What the control of a field gets. */
export interface ControlProps<Field extends FormField = FormField> {
  field: Field;
  /** The id of the element that the label belongs to. */
  id: string;
  path: FieldPath;
  /** The value exactly as typed; undefined while the field is left to its default. */
  value: unknown;
  /** Undefined leaves the field to its default. */
  onChange: (value: unknown) => void;
  /** The issues shown below the control. */
  issues: readonly string[];
  isDisabled?: boolean;
}

/** The id of a field's control. Names may contain anything, but ids no spaces. */
export function controlId(path: FieldPath): string {
  return ['field', ...path.map((step) => encodeURIComponent(String(step)).replaceAll('%', '_'))].join('_');
}

/** Ids of a control's label, help and issues. */
export function controlIds(id: string) {
  return { label: `${id}-label`, help: `${id}-help`, issue: `${id}-issue` };
}

/** The ARIA attributes of a control. A group is named by its label's id. */
export function controlAttributes({ field, id, issues }: Pick<ControlProps, 'field' | 'id' | 'issues'>) {
  const ids = controlIds(id);
  const isInvalid = issues.length > 0;
  const described = [isInvalid ? ids.issue : null, field.description === null ? null : ids.help].filter(
    (one) => one !== null,
  );
  return {
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    'aria-invalid': isInvalid ? (true as const) : undefined,
    'aria-required': field.isRequired ? (true as const) : undefined,
  };
}
