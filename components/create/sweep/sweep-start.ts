import { schemaOf } from '@/lib/client/models/schema-of';
import { valuesOfRequest } from '@/lib/client/jobs/read-request';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { isSeedName, seedNameOf, seedOf } from '@/lib/contract/seed';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { isSameJson } from '@/lib/schema-form/json';
import { setFresh } from '@/lib/schema-form/reserved-values';
import { lockedSeed } from '@/lib/schema-form/values/seeds';
import { requestBody } from '@/lib/schema-form/values/request-body';
import { isModel } from '../request/use-model';

/** What a sweep can start from. */
export const starts = ['result', 'form'] as const;
export type Start = (typeof starts)[number];

/** A result whose settings a sweep can start from, with those as values of its model's form. */
export interface StartResult {
  model: LooseModel;
  schema: JsonObject;
  values: JsonObject;
  /** In decimal digits; null while unknown, and for models without one. */
  seed: string | null;
  thumbnailUrl: string | null;
}

/** The result of a job as a start; null while it has none, and for models that are no longer listed. */
export function startOfJob(job: StudioJob | null, models: readonly LooseModel[]): StartResult | null {
  const result = job?.status === 'succeeded' ? job.results[0] : undefined;
  const model = job === null ? undefined : models.find((one) => isModel(one, job.model));
  const schema = model === undefined ? null : schemaOf(model);
  if (job === null || result === undefined || model === undefined || schema === null) return null;
  const values = valuesOfRequest(job.request);
  const name = seedNameOf(values);
  return {
    model,
    schema,
    values: name === null ? values : setFresh(values, `/${name}`, false),
    seed: job.seed ?? seedOf(job.request),
    thumbnailUrl: result.thumbnailUrl,
  };
}

/** Whether a form would send what made a result, but for a seed that it does not lock. */
export function isSameRequest(
  form: { model: LooseModel; schema: JsonObject; values: JsonObject },
  result: StartResult,
): boolean {
  if (form.model.id !== result.model.id) return false;
  const locked = lockedSeed(form.schema, form.values);
  if (locked !== null && String(locked) !== result.seed) return false;
  return isSameJson(settingsOf(form), settingsOf(result));
}

function settingsOf({ schema, values }: { schema: JsonObject; values: JsonObject }): JsonObject {
  return Object.fromEntries(Object.entries(requestBody(schema, values)).filter(([name]) => !isSeedName(name)));
}
