import { z } from 'zod';
import type { JsonObject } from '../../../contract/model.ts';
import { callOptionNames, callOptionsSchema, type CallOptions } from '../../../contract/generation-request.ts';
import { EaselError, isEaselError, type FieldIssue } from '../../../contract/error.ts';
import { checkParameters, invalidParameters } from '../../models/check/check-parameters.ts';
import { issueMessage } from '../../models/check/issue-message.ts';
import { findModel, modelNotFound, type ModelCatalogue } from '../../models/catalogue.ts';
import { readAsHosted } from '../../models/hosted/read-as-hosted.ts';
import { mediaAddressesOf } from '../../models/request-schema.ts';
import { inspectDataUri, isDataUri } from '../../storage/inspect-data-uri.ts';
import type { CatalogueModel, SyncEndpoint } from '../../models/model-definition.ts';

/** A generation body, checked whole. */
export interface CheckedBody {
  model: CatalogueModel;
  /** What is drawn with: the model's own parameters, as given. */
  parameters: JsonObject;
  /** All parameters as the caller wrote them. */
  asked: JsonObject;
  options: CallOptions;
}

/** Where a body was sent: the queue, or one of the endpoints that wait. */
export type Destination = 'queue' | SyncEndpoint;

const optionSchemas = (z.toJSONSchema(callOptionsSchema) as { properties: Record<string, JsonObject> }).properties;

function optionIssues(given: JsonObject): FieldIssue[] {
  const parsed = callOptionsSchema.safeParse(given);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return { pointer: `/${name}`, message: issueMessage(issue, optionSchemas[name] ?? {}, given[name]) };
  });
}

/** Issues of values that are valid in themselves, but not at this endpoint. */
function misplacedIssues(destination: Destination, model: CatalogueModel, options: JsonObject): FieldIssue[] {
  if (destination === 'queue') {
    const message = 'b64_json only works on the synchronous endpoints; remove it';
    return options['response_format'] === 'b64_json' ? [{ pointer: '/response_format', message }] : [];
  }
  const issues: FieldIssue[] = [];
  if ((model.mediaType === 'video') !== (destination === '/videos/generate')) {
    const makes = model.mediaType === 'video' ? 'videos' : 'images';
    issues.push({ pointer: '/model', message: `${model.id} generates ${makes}; send it to /api/ai${model.endpoint}` });
  }
  const count = options['num_generations'];
  if (typeof count === 'number' && count > 1) {
    const message = 'more than one only works on POST /api/ai/queue; remove it';
    issues.push({ pointer: '/num_generations', message });
  }
  return issues;
}

/** A model whose engine lacks something would be refused there. */
function unavailableIssues({ engine }: CatalogueModel): FieldIssue[] {
  const reason = engine?.unavailable ?? null;
  return reason === null ? [] : [{ pointer: '/model', message: reason }];
}

/** Issues of `data:` URIs, so that a request is refused for all its issues at once and nothing of it is stored. */
function inlineMediaIssues(model: CatalogueModel, parameters: JsonObject): FieldIssue[] {
  return mediaAddressesOf(model, parameters).flatMap(({ address, pointer }) => {
    const message = isDataUri(address) ? inspectDataUri(address).issue : null;
    return message === null ? [] : [{ pointer, message }];
  });
}

const withoutNulls = (body: JsonObject) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

/** The issues that an attempt throws, beside what it gives when there are none. */
function attempt<Result>(work: () => Result): { result: Result | null; issues: FieldIssue[] } {
  try {
    return { result: work(), issues: [] };
  } catch (error) {
    if (isEaselError(error) && error.fields.length > 0) return { result: null, issues: error.fields };
    throw error;
  }
}

function modelRefusal(name: unknown, issues: FieldIssue[]): EaselError {
  if (typeof name !== 'string' || name === '') return invalidParameters(issues);
  return new EaselError('invalid_params', modelNotFound(name), { fields: issues });
}

function modelOf(catalogue: ModelCatalogue, name: unknown): CatalogueModel {
  if (typeof name === 'string' && name !== '') return findModel(catalogue, name);
  throw invalidParameters([{ pointer: '/model', message: 'enter a model; GET /api/ai/models lists all models' }]);
}

/**
 * Splits a generation body into the model, the call's options and the model's parameters; and checks each, for the endpoint it was
 * sent to.
 *
 * @throws EaselError `invalid_params`, naming every issue
 */
export function readSubmission(catalogue: ModelCatalogue, body: JsonObject, destination: Destination): CheckedBody {
  const { model: name, ...rest } = body;
  const names: readonly string[] = callOptionNames;
  const entries = Object.entries(rest);
  const options = Object.fromEntries(entries.filter(([key, value]) => names.includes(key) && value !== null));
  const parameters = Object.fromEntries(entries.filter(([key]) => !names.includes(key)));

  const { result: model, issues: modelIssues } = attempt(() => modelOf(catalogue, name));
  const read = model === null ? parameters : readAsHosted(model, parameters).parameters;
  const { result: checked, issues: parameterIssues } =
    model === null ? { result: null, issues: [] } : attempt(() => checkParameters(model, read));
  const issues = [
    ...modelIssues,
    ...optionIssues(options),
    ...(model === null ? [] : [...unavailableIssues(model), ...misplacedIssues(destination, model, options)]),
    ...parameterIssues,
    ...(model === null ? [] : inlineMediaIssues(model, read)),
  ];
  // With no other issue, an unknown model is refused with a message of its own.
  if (model === null && issues.length === 1) throw modelRefusal(name, issues);
  if (model === null || checked === null || issues.length > 0) throw invalidParameters(issues);
  const asked = model.hosted === null ? checked.given : withoutNulls(parameters);
  return { model, parameters: checked.given, asked, options };
}
