import type { FieldKind, FieldOf, FormField } from '@/lib/schema-form/form-field';
import { alternativesField } from './alternatives';
import { branchField } from './branch';
import { choiceField } from './choice';
import { colourField } from './colour';
import type { FieldDefinition } from './field-definition';
import { jsonField } from './json';
import { listField } from './list';
import { mapField } from './map';
import { mediaField } from './media';
import { numberField } from './number';
import { switchField } from './switch';
import { textField } from './text';
import { textListField } from './text-list';

/** The kinds with a control: groups are rows of fields, constants are never shown. */
type ControlKind = Exclude<FieldKind, 'group' | 'constant'>;

const definitions: { [Kind in ControlKind]: FieldDefinition<FieldOf<Kind>> } = {
  text: textField,
  number: numberField,
  switch: switchField,
  choice: choiceField,
  colour: colourField,
  media: mediaField,
  'text-list': textListField,
  list: listField,
  alternatives: alternativesField,
  map: mapField,
  branch: branchField,
  json: jsonField,
};

/** A field with a control. */
export type ControlledField = FieldOf<ControlKind>;

/** Whether a field has a control, instead of rows of fields. */
export function hasControl(field: FormField): field is ControlledField {
  return field.kind !== 'group' && field.kind !== 'constant';
}

/** How the fields of a kind are drawn. */
export function fieldDefinition<Kind extends ControlKind>(field: FieldOf<Kind>): FieldDefinition<FieldOf<Kind>> {
  return definitions[field.kind];
}
