import { z } from 'zod';
import type { JsonObject } from '../../contract/model.ts';
import { callOptionNames, callOptionsSchema, type CallOptions } from '../../contract/generation-request.ts';
import { EaselError, isEaselError, type FieldFault } from '../../contract/error.ts';
import { checkParameters, invalidParameters } from '../models/check-parameters.ts';
import { faultWords } from '../models/fault-words.ts';
import { findModel, modelNotFound } from '../models/find-model.ts';
import { readAsHosted } from '../models/hosted/read-as-hosted.ts';
import type { Profile, SyncEndpoint } from '../models/profile.ts';

/** A generation body, checked whole. */
export interface CheckedBody {
  profile: Profile;
  /** What is drawn with: the model's own parameters, as given. */
  parameters: JsonObject;
  /** All parameters as the caller wrote them. */
  asked: JsonObject;
  options: CallOptions;
}

/** Where a body was sent: the queue, or one of the endpoints that wait. */
export type Destination = 'queue' | SyncEndpoint;

const optionSchemas = (z.toJSONSchema(callOptionsSchema) as { properties: Record<string, JsonObject> }).properties;

function optionFaults(given: JsonObject): FieldFault[] {
  const parsed = callOptionsSchema.safeParse(given);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return { pointer: `/${name}`, message: faultWords(issue, optionSchemas[name] ?? {}, given[name]) };
  });
}

/** What is right in itself and wrong in this place. */
function misplacedFaults(destination: Destination, profile: Profile, options: JsonObject): FieldFault[] {
  if (destination === 'queue') {
    const message = 'b64_json works on the synchronous endpoints alone; leave it out here';
    return options['response_format'] === 'b64_json' ? [{ pointer: '/response_format', message }] : [];
  }
  const faults: FieldFault[] = [];
  if ((profile.mediaType === 'video') !== (destination === '/videos/generate')) {
    const makes = profile.mediaType === 'video' ? 'films' : 'pictures';
    faults.push({ pointer: '/model', message: `${profile.id} makes ${makes}; send it to /api/ai${profile.endpoint}` });
  }
  const count = options['num_generations'];
  if (typeof count === 'number' && count > 1) {
    const message = 'more than one works on POST /api/ai/queue alone; leave it out here';
    faults.push({ pointer: '/num_generations', message });
  }
  return faults;
}

const withoutNulls = (body: JsonObject) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

/** The faults that an attempt throws, beside what it gives when there are none. */
function attempt<Result>(work: () => Result): { result: Result | null; faults: FieldFault[] } {
  try {
    return { result: work(), faults: [] };
  } catch (error) {
    if (isEaselError(error) && error.fields.length > 0) return { result: null, faults: error.fields };
    throw error;
  }
}

function modelRefusal(model: unknown, faults: FieldFault[]): EaselError {
  if (typeof model !== 'string' || model === '') return invalidParameters(faults);
  return new EaselError('invalid_params', modelNotFound(model), { fields: faults });
}

function modelOf(model: unknown): Profile {
  if (typeof model === 'string' && model !== '') return findModel(model);
  throw invalidParameters([{ pointer: '/model', message: 'name the model; GET /api/ai/models lists them' }]);
}

/**
 * Tells a generation body apart: the model, the call's options, the model's parameters; and checks each, for the place it was
 * sent to.
 *
 * @throws EaselError `invalid_params`, naming every fault
 */
export function readSubmission(body: JsonObject, destination: Destination): CheckedBody {
  const { model, ...rest } = body;
  const names: readonly string[] = callOptionNames;
  const entries = Object.entries(rest);
  const options = Object.fromEntries(entries.filter(([name, value]) => names.includes(name) && value !== null));
  const parameters = Object.fromEntries(entries.filter(([name]) => !names.includes(name)));

  const { result: profile, faults: modelFaults } = attempt(() => modelOf(model));
  const { result: checked, faults: parameterFaults } =
    profile === null
      ? { result: null, faults: [] }
      : attempt(() => checkParameters(profile, readAsHosted(profile, parameters).parameters));
  const faults = [
    ...modelFaults,
    ...optionFaults(options),
    ...(profile === null ? [] : misplacedFaults(destination, profile, options)),
    ...parameterFaults,
  ];
  // With nothing else to say, an unknown model is refused in its own words.
  if (profile === null && faults.length === 1) throw modelRefusal(model, faults);
  if (profile === null || checked === null || faults.length > 0) throw invalidParameters(faults);
  const asked = profile.hosted === null ? checked.given : withoutNulls(parameters);
  return { profile, parameters: checked.given, asked, options };
}
