import { z } from 'zod';
import type { JsonObject } from '../../contract/model.ts';
import { callOptionNames, callOptionsSchema, type CallOptions } from '../../contract/generation-request.ts';
import type { FieldFault } from '../../contract/error.ts';
import { checkParameters, invalidParameters } from '../models/check-parameters.ts';
import { faultWords } from '../models/fault-words.ts';
import { findModel } from '../models/find-model.ts';
import type { Profile } from '../models/profile.ts';

/** A generation body, checked whole. */
export interface CheckedBody {
  profile: Profile;
  modelName: string;
  parameters: JsonObject;
  options: CallOptions;
}

const optionSchemas = (z.toJSONSchema(callOptionsSchema) as { properties: Record<string, JsonObject> }).properties;

function optionFaults(given: JsonObject): FieldFault[] {
  const parsed = callOptionsSchema.safeParse(given);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return { pointer: `/${name}`, message: faultWords(issue, optionSchemas[name] ?? {}, given[name]) };
  });
}

/**
 * Tells a generation body apart: the model, the call's options, the model's parameters; and checks each.
 *
 * @throws EaselError `invalid_params` or `resource_not_found`, naming every fault
 */
export function readSubmission(body: JsonObject): CheckedBody {
  const { model, ...rest } = body;
  if (typeof model !== 'string' || model === '') {
    throw invalidParameters([{ pointer: '/model', message: 'name the model; GET /api/ai/models lists them' }]);
  }
  const profile = findModel(model);
  const names: readonly string[] = callOptionNames;
  const entries = Object.entries(rest);
  const options = Object.fromEntries(entries.filter(([name, value]) => names.includes(name) && value !== null));
  const faults = optionFaults(options);
  if (faults.length > 0) throw invalidParameters(faults);
  const parameters = Object.fromEntries(entries.filter(([name]) => !names.includes(name)));
  const { given } = checkParameters(profile, parameters);
  return { profile, modelName: model, parameters: given, options: options };
}
