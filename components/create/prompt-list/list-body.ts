import type { JsonObject } from '@/lib/contract/model';
import { inspectValues } from '@/lib/schema-form/issues/check-values';
import { modelRequest } from '@/lib/schema-form/values/model-request';
import { withDrawnSeed, withoutFreshSeeds, withSeedsFor } from '@/lib/schema-form/values/seeds';
import { settlePatterns } from '@/lib/client/patterns/try-patterns';
import type { BatchRequest } from '../compare-models/create-batch';
import type { RowPlan } from './plan-rows';

/** The requests that rows become, each with a seed of its own where none is set. */
export function requestsOf(plans: readonly RowPlan[]): BatchRequest[] {
  return plans.flatMap(({ row, model, schema, values, count }) => {
    if (model === null) return [];
    const bodyOf = (filled: JsonObject): JsonObject => ({
      ...modelRequest(model.id, schema, filled),
      ...(count > 1 ? { num_generations: count } : {}),
    });
    const body = bodyOf(withSeedsFor(count, schema, values, Math.random));
    return [
      {
        id: String(row.number),
        body: withDrawnSeed(schema, body, Math.random, values),
        written: bodyOf(withoutFreshSeeds(values)),
      },
    ];
  });
}

/** Checks what takes longer, such as slow patterns. Returns whether all rows can still be sent. */
export async function settleRows(plans: readonly RowPlan[]): Promise<boolean> {
  let isValid = true;
  for (const { schema, values } of plans) {
    const { open } = inspectValues(schema, values);
    if (open.length === 0) continue;
    await settlePatterns(values, open);
    isValid = isValid && inspectValues(schema, values).issues.length === 0;
  }
  return isValid;
}
