import type { BranchField } from '@/lib/schema-form/form-field';
import type { FieldDefinition } from './field-definition';
import { lateStructure } from './late-structure';

export const branchField: FieldDefinition<BranchField> = lateStructure(({ BranchBody }) => BranchBody);
