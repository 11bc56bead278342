import type { JsonObject } from '../../contract/model.ts';
import { initialValues } from '../values/initial-values.ts';
import type { FilledForm } from './plan-carry-over.ts';
import { fitValues } from './fit-values.ts';
import { keepValues } from './carry-over.ts';
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
