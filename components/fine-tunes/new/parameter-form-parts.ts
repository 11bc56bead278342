// The form of the parameters and its logic, in one chunk.
export { SchemaForm } from '@/components/schema-form/schema-form';
export { checkValues } from '@/lib/schema-form/check-values';
export { requestBody } from '@/lib/schema-form/request-body';
