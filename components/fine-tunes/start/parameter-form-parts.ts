// One chunk with the form of the parameters and its logic.
export { SchemaForm } from '@/components/schema-form/schema-form';
export { checkValues } from '@/lib/schema-form/issues/check-values';
export { requestBody } from '@/lib/schema-form/values/request-body';
