import type { FormField } from '@/lib/schema-form/form-field';
import { alternativesField } from './alternatives';
import { branchField } from './branch';
import { choiceField } from './choice';
import { colourField } from './colour';
import type { ControlledField, FieldDefinition } from './field-definition';
import { jsonField } from './json';
import { listField } from './list';
import { mapField } from './map';
import { mediaField } from './media';
import { numberField } from './number';
import { switchField } from './switch';
import { textField } from './text';
import { textListField } from './text-list';

type Definitions = { [Field in ControlledField as Field['kind']]: FieldDefinition<Field> };

const definitions: Definitions = {
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

/** How a field is drawn; null for groups, which rjsf draws as rows of fields, and for constants, which are never shown. */
export function fieldDefinition(field: FormField): FieldDefinition<FormField> | null {
  if (field.kind === 'group' || field.kind === 'constant') return null;
  // The record pairs each kind with the definition of its fields, which TypeScript can't follow through a union.
  return definitions[field.kind] as FieldDefinition<FormField>;
}
