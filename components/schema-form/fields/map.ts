import type { MapField } from '@/lib/schema-form/form-field';
import type { FieldDefinition } from './field-definition';
import { lateStructure } from './late-structure';

export const mapField: FieldDefinition<MapField> = lateStructure(({ MapBody }) => MapBody);
