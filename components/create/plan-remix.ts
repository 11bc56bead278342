import { valuesOfRequest } from '@/lib/client/read-request';
import type { JsonObject } from '@/lib/contract/model';
import { isUntouched } from '@/lib/schema-form/compare-values';
import { initialValues } from '@/lib/schema-form/initial-values';
import { type FittedValues, fitValues } from '@/lib/schema-form/switch/fit-values';
import { withoutSeeds } from '@/lib/schema-form/without-seeds';
import { formWords } from './form-words';

/** How an old request goes into the form of its model. */
export interface RemixPlan extends FittedValues {
  /** Whether the form holds something that would be lost, so that what would change is shown first. */
  isShownFirst: boolean;
  words: typeof formWords;
}

/**
 * Reads an old request by the present schema of its model.
 *
 * @param draft what is in the form; null for nothing
 */
export function planRemix(schema: JsonObject, request: JsonObject, draft: JsonObject | null): RemixPlan {
  const isShownFirst = draft !== null && !isUntouched(initialValues(schema), draft);
  return { ...fitValues(schema, valuesOfRequest(request)), isShownFirst, words: formWords };
}

/** A request to be sent once more, without its seed; null where the model has changed since, so that it would not be the same. */
export function withoutDrift(schema: JsonObject, request: JsonObject): JsonObject | null {
  const { report } = fitValues(schema, valuesOfRequest(request));
  return report.length > 0 ? null : withoutSeeds(schema, request);
}
