// Everything of the form in one chunk, loaded beside the first paint.
export { SchemaForm } from '@/components/schema-form/schema-form';
export { checkValues } from '@/lib/schema-form/check-values';
export { withFreshSeeds, withoutFreshSeeds } from '@/lib/schema-form/fresh-seeds';
export { initialValues } from '@/lib/schema-form/initial-values';
export { requestBody } from '@/lib/schema-form/request-body';
export { keepValues } from '@/lib/schema-form/switch/keep-values';
export { priceOfRequest } from './price-of-request';
