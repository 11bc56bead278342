import type { ListField } from '@/lib/schema-form/form-field';
import type { FieldDefinition } from './field-definition';
import { lateStructure } from './late-structure';

export const listField: FieldDefinition<ListField> = lateStructure(({ ListBody }) => ListBody);
