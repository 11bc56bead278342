import { valuesOfRequest } from '@/lib/client/jobs/read-request';
import type { JsonObject } from '@/lib/contract/model';
import { isUntouched } from '@/lib/schema-form/values/compare-values';
import { initialValues } from '@/lib/schema-form/values/initial-values';
import { type FittedValues, fitValues } from '@/lib/schema-form/carry-over/fit-values';
import { withLockedSeed, withoutSeeds } from '@/lib/schema-form/values/seeds';
import { lateMessages } from '../messages-late';

/** How an old request fills the form of its model. */
export interface RemixPlan extends FittedValues {
  /** Whether the form has values that would be lost, so that the changes are shown first. */
  isShownFirst: boolean;
  messages: typeof lateMessages;
}

/** An old request, and the seed of its result, in decimal digits. */
export interface OldRequest {
  request: JsonObject;
  seed: string | null;
}

/**
 * Reads an old request by the current schema of its model.
 *
 * Its seed replaces the request's; null leaves the request's own.
 *
 * @param draft the form's values; null for none
 */
export function planRemix(schema: JsonObject, { request, seed }: OldRequest, draft: JsonObject | null): RemixPlan {
  const isShownFirst = draft !== null && !isUntouched(initialValues(schema), draft);
  return { ...fitValues(schema, seeded(schema, valuesOfRequest(request), seed)), isShownFirst, messages: lateMessages };
}

/**
 * A request to be sent again: with the seed of its result, to reproduce it, or without a seed where that is null, so
 * that a new one is drawn. Null where the model has changed since, so that it would not be the same request.
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
