import { z } from 'zod';
import type { JsonObject } from '../../../contract/model.ts';
import { callOptionNames, callOptionsSchema, type CallOptions } from '../../../contract/generation-request.ts';
import { EaselError, isEaselError, type FieldFault } from '../../../contract/error.ts';
import { checkParameters, invalidParameters } from '../../models/check/check-parameters.ts';
import { issueMessage } from '../../models/check/issue-message.ts';
import { findModel, modelNotFound } from '../../models/find-model.ts';
import { readAsHosted } from '../../models/hosted/read-as-hosted.ts';
import type { ModelDefinition, SyncEndpoint } from '../../models/model-definition.ts';

/** A generation body, checked whole. */
export interface CheckedBody {
  model: ModelDefinition;
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
    return { pointer: `/${name}`, message: issueMessage(issue, optionSchemas[name] ?? {}, given[name]) };
  });
}

/** What is right in itself and wrong in this place. */
function misplacedFaults(destination: Destination, model: ModelDefinition, options: JsonObject): FieldFault[] {
  if (destination === 'queue') {
    const message = 'b64_json works on the synchronous endpoints alone; leave it out here';
    return options['response_format'] === 'b64_json' ? [{ pointer: '/response_format', message }] : [];
  }
  const faults: FieldFault[] = [];
  if ((model.mediaType === 'video') !== (destination === '/videos/generate')) {
    const makes = model.mediaType === 'video' ? 'films' : 'pictures';
    faults.push({ pointer: '/model', message: `${model.id} makes ${makes}; send it to /api/ai${model.endpoint}` });
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

function modelRefusal(name: unknown, faults: FieldFault[]): EaselError {
  if (typeof name !== 'string' || name === '') return invalidParameters(faults);
  return new EaselError('invalid_params', modelNotFound(name), { fields: faults });
}

function modelOf(name: unknown): ModelDefinition {
  if (typeof name === 'string' && name !== '') return findModel(name);
  throw invalidParameters([{ pointer: '/model', message: 'name the model; GET /api/ai/models lists them' }]);
}

/**
 * Tells a generation body apart: the model, the call's options, the model's parameters; and checks each, for the place it was
 * sent to.
 *
 * @throws EaselError `invalid_params`, naming every fault
 */
export function readSubmission(body: JsonObject, destination: Destination): CheckedBody {
  const { model: name, ...rest } = body;
  const names: readonly string[] = callOptionNames;
  const entries = Object.entries(rest);
  const options = Object.fromEntries(entries.filter(([key, value]) => names.includes(key) && value !== null));
  const parameters = Object.fromEntries(entries.filter(([key]) => !names.includes(key)));

  const { result: model, faults: modelFaults } = attempt(() => modelOf(name));
  const { result: checked, faults: parameterFaults } =
    model === null
      ? { result: null, faults: [] }
      : attempt(() => checkParameters(model, readAsHosted(model, parameters).parameters));
  const faults = [
    ...modelFaults,
    ...optionFaults(options),
    ...(model === null ? [] : misplacedFaults(destination, model, options)),
    ...parameterFaults,
  ];
  // With nothing else to say, an unknown model is refused in its own words.
  if (model === null && faults.length === 1) throw modelRefusal(name, faults);
  if (model === null || checked === null || faults.length > 0) throw invalidParameters(faults);
  const asked = model.hosted === null ? checked.given : withoutNulls(parameters);
  return { model, parameters: checked.given, asked, options };
}
