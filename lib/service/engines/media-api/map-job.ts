import { z } from 'zod';
import { EaselError, isEaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import type { EngineJob } from '../engine.ts';
import type { ParameterMap } from '../engine-settings.ts';
import { fieldIssue, placedInputs, placeParameters } from '../requests/place-parameters.ts';
import { requestPlanSchema, type RequestPlan } from '../requests/request-plan.ts';
import { targetsOfMap } from '../target.ts';
import { pointerSteps } from '../../../schema-form/json-pointer.ts';

const mappingSchema = z.object({
  targets: requestPlanSchema.shape.targets,
  /** The request schema of the service's own model. */
  schema: z.record(z.string(), z.unknown()),
});

/** What the plan of a model with a map holds beside the model's name. */
export type Mapping = z.input<typeof mappingSchema>;

/** The part of a plan that a map of the settings makes. */
export function mappingOf(map: ParameterMap, schema: JsonObject): Mapping {
  return { targets: targetsOfMap(map), schema };
}

function requestPlanOf({ model: { plan } }: EngineJob): { mapping: RequestPlan; schema: JsonObject } | null {
  const parsed = mappingSchema.safeParse(plan).data;
  if (parsed === undefined) return null;
  return { mapping: { model: '', targets: parsed.targets, fixed: {}, lists: [], seed: null }, schema: parsed.schema };
}

/** A job as the service's own model takes it: parameters and media by the names that the settings map them to. */
export function mapJob(job: EngineJob): EngineJob {
  const plan = requestPlanOf(job);
  if (plan === null) return job;
  const media = placedInputs(plan.mapping, job).map(({ to, inputs }) => [to, inputs] as const);
  return {
    ...job,
    model: { ...job.model, requestSchema: plan.schema },
    parameters: placeParameters(plan.mapping, job),
    inputs: Object.fromEntries(media),
  };
}

/** An error about fields of the service's own model, at the parameters that set them; any other error as it is. */
export function unmapError(job: EngineJob, error: unknown): unknown {
  const plan = requestPlanOf(job);
  if (plan === null || !isEaselError(error) || error.fields.length === 0) return error;
  const fields = error.fields.map(({ pointer, message }) => fieldIssue(plan.mapping, pointerSteps(pointer), message));
  return new EaselError(error.code, error.message, { fields, cause: error });
}
