import type { AlternativesField } from '@/lib/schema-form/form-field';
import type { FieldDefinition } from './field-definition';
import { lateStructure } from './late-structure';

export const alternativesField: FieldDefinition<AlternativesField> = lateStructure(
  ({ AlternativesBody }) => AlternativesBody,
);
