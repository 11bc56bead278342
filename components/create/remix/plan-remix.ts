import { valuesOfRequest } from '@/lib/client/jobs/read-request';
import type { JsonObject } from '@/lib/contract/model';
import { isUntouched } from '@/lib/schema-form/values/compare-values';
import { initialValues } from '@/lib/schema-form/values/initial-values';
import { type FittedValues, fitValues } from '@/lib/schema-form/carry-over/fit-values';
import { withLockedSeed, withoutSeeds } from '@/lib/schema-form/values/seeds';
import { lateMessages } from '../messages-late';

/** How an old request goes into the form of its model. */
export interface RemixPlan extends FittedValues {
  /** Whether the form holds something that would be lost, so that what would change is shown first. */
  isShownFirst: boolean;
  messages: typeof lateMessages;
}

/** A request of before, and the seed that its result was made with, in decimal digits. */
export interface OldRequest {
  request: JsonObject;
  seed: string | null;
}

/**
 * Reads an old request by the present schema of its model.
 *
 * Its seed goes along; null leaves what the request says.
 *
 * @param draft what is in the form; null for nothing
 */
export function planRemix(schema: JsonObject, { request, seed }: OldRequest, draft: JsonObject | null): RemixPlan {
  const isShownFirst = draft !== null && !isUntouched(initialValues(schema), draft);
  return { ...fitValues(schema, seeded(schema, valuesOfRequest(request), seed)), isShownFirst, messages: lateMessages };
}

/**
 * A request to be sent once more: with the seed of its result, which makes that one again; or, where the seed is null, without any,
 * so that chance begins anew. Null where the model has changed since, so that it would not be the same.
 */
export function repetition(schema: JsonObject, { request, seed }: OldRequest): JsonObject | null {
  const { report } = fitValues(schema, valuesOfRequest(request));
  if (report.length > 0) return null;
  if (seed === null) return withoutSeeds(schema, request);
  const { num_generations: _count, ...one } = request;
  return seeded(schema, one, seed);
}

function seeded(schema: JsonObject, values: JsonObject, seed: string | null): JsonObject {
  return (seed === null ? null : withLockedSeed(schema, values, seed)) ?? values;
}
