import type { FieldIssue } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { valueAt, joinPointer } from '../../../schema-form/json-pointer.ts';
import { isMeasure } from '../../models/model-definition.ts';
import { seedWithin } from '../../models/sizes/seed-within.ts';
import { setAt } from '../../../schema-form/set-at.ts';
import type { EngineInput, EngineJob } from '../engine.ts';
import type { Target } from '../engine-settings.ts';
import { placeOf, translate, valuesOfTarget } from '../target.ts';
import type { RequestPlan } from './request-plan.ts';

function pointerOfPath(path: string): string {
  return path.split('.').reduce(joinPointer, '');
}

/** Sets a property of a request; objects on its path are added. */
export function place(body: JsonObject, path: string, value: unknown): JsonObject {
  return setAt(body, pointerOfPath(path), value);
}

/**
 * The request of a job without its media: fixed values, parameters at their paths, and the seed where the request has
 * none. Parameters without a path, and empty ones, are left out.
 */
export function placeParameters(plan: RequestPlan, job: EngineJob): JsonObject {
  let body: JsonObject = {};
  for (const [path, value] of Object.entries(plan.fixed)) body = place(body, path, value);
  for (const [name, value] of Object.entries(job.parameters)) {
    if (value === undefined || value === null || Object.hasOwn(job.inputs, name)) continue;
    for (const target of targetsOf(plan, name))
      body = place(body, placeOf(target), translate(value, valuesOfTarget(target)));
  }
  const { seed } = plan;
  if (seed === null || valueAt(body, pointerOfPath(seed.to)) !== undefined) return body;
  return place(body, seed.to, seedWithin(job.seed, { minimum: null, maximum: seed.maximum }));
}

function targetsOf(plan: RequestPlan, parameter: string): readonly Target[] {
  return (Object.hasOwn(plan.targets, parameter) ? plan.targets[parameter] : undefined) ?? [];
}

/** The media of one parameter, and where it goes. */
export interface PlacedInputs {
  parameter: string;
  to: string;
  isList: boolean;
  inputs: EngineInput[];
}

/** The media of a job that the model takes, by the path at which they go. */
export function placedInputs(plan: RequestPlan, job: EngineJob): PlacedInputs[] {
  return Object.entries(job.inputs).flatMap(([parameter, inputs]) => {
    if (inputs.length === 0) return [];
    return targetsOf(plan, parameter).map((target) => {
      const to = placeOf(target);
      return { parameter, to, isList: plan.lists.includes(to), inputs };
    });
  });
}

/**
 * An issue of a provider's property as an issue of the parameter that set it, with the rest of the path below it; of
 * the whole request when no parameter did.
 *
 * @param path property names and indexes at the provider
 */
export function fieldIssue(plan: RequestPlan, path: readonly (string | number)[], message: string): FieldIssue {
  const steps = path.map(String);
  for (let length = steps.length; length > 0; length -= 1) {
    const at = steps.slice(0, length).join('.');
    const [name] = Object.entries(plan.targets).find(([, targets]) => targets.some((to) => placeOf(to) === at)) ?? [];
    // What is wrong with a measure is nothing that the request says.
    if (name !== undefined && !isMeasure(name))
      return { pointer: [name, ...steps.slice(length)].reduce(joinPointer, ''), message };
  }
  return { pointer: '', message };
}
