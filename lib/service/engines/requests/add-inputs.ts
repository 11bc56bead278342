import { EaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import type { EngineInput, EngineJob } from '../engine.ts';
import { dataUriOf } from './data-uri-of.ts';
import { place, placedInputs } from './place-parameters.ts';
import type { RequestPlan } from './request-plan.ts';

/** The error for several files in a field that takes one. */
export function tooManyFiles(parameter: string): EaselError {
  const message = 'this model takes one file here';
  return new EaselError('invalid_params', 'A field has more files than the model takes.', {
    fields: [{ pointer: `/${parameter}`, message }],
  });
}

/**
 * Adds a job's media to a request as addresses: small files as `data:` URIs, larger ones uploaded.
 *
 * @param upload uploads a file to the provider and returns its address
 * @throws EaselError `invalid_params` for several files where the provider takes one
 */
export async function addInputs(
  body: JsonObject,
  plan: RequestPlan,
  job: EngineJob,
  upload: (input: EngineInput) => Promise<string>,
): Promise<JsonObject> {
  let complete = body;
  for (const { parameter, to, isList, inputs } of placedInputs(plan, job)) {
    if (!isList && inputs.length > 1) throw tooManyFiles(parameter);
    const addresses: string[] = [];
    for (const input of inputs) addresses.push((await dataUriOf(input)) ?? (await upload(input)));
    complete = place(complete, to, isList ? addresses : addresses[0]);
  }
  return complete;
}
