import type { JsonObject } from '../../contract/model.ts';
import { shownFields } from '../../schema-form/model/find-field.ts';
import { createFormModel } from '../../schema-form/model/form-model.ts';
import { ownCountName } from './own-count.ts';

/**
 * Whether several generations of one request may differ: a model without a prompt, a seed and a number of results makes
 * the same of the same input each time, as an upscaler does. With a prompt, a service may draw a seed that it does not name.
 */
export function canVary(schema: JsonObject): boolean {
  const { fields, alternatives } = createFormModel(schema);
  // What an alternative brings along is not looked through.
  if (alternatives.length > 0 || ownCountName(schema) !== null) return true;
  return shownFields(fields).some(
    (field) =>
      (field.kind === 'text' && field.shape === 'prompt') || (field.kind === 'number' && field.shape === 'seed'),
  );
}
