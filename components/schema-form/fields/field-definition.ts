import type { ComponentType } from 'react';
import type { FormField } from '@/lib/schema-form/form-field';
import type { ControlProps } from './control-props';

/** How the fields of a kind are drawn. */
export interface FieldDefinition<Field extends FormField> {
  /** What stands below the label. */
  Control: ComponentType<ControlProps<Field>>;
  /** Whether the label belongs to one element, which a press on it focuses; a group of elements is only named by it. */
  takesLabel: (field: Field) => boolean;
}
