import type { JsonObject } from '../../contract/model.ts';
import { initialValues } from '../initial-values.ts';
import type { FilledForm } from './carry-values.ts';
import { fitValues } from './fit-values.ts';
import { keepValues } from './keep-values.ts';
import type { ModelSwitch } from './switch-report.ts';

/**
 * Carries what stands in one form over into another, beside what was written there before.
 *
 * @param draft what that was; null for nothing
 */
export function carryInto(schema: JsonObject, draft: JsonObject | null, from: FilledForm): ModelSwitch {
  const values = draft === null ? initialValues(schema) : fitValues(schema, draft, true).values;
  return keepValues(from, { schema, values });
}
