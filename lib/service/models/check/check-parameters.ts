import type { z } from 'zod';
import { EaselError, type FieldIssue } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { conflictsIn, conflictsOf } from '../conflicts.ts';
import { issueMessage } from './issue-message.ts';
import { nearestName } from '../nearest-name.ts';
import { kindWords } from '../fields/media-fields.ts';
import type { ModelDefinition } from '../model-definition.ts';
import { promptIssues } from './prompt-issues.ts';
import { mediaFieldsOf, propertiesOf } from '../request-schema.ts';

/** Thousands of unknown names are told by the first of them. */
const mostUnknownNames = 100;

function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function valueAt(body: JsonObject, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    body,
  );
}

function unknownName(name: string, model: ModelDefinition): FieldIssue {
  const pointer = pointerOf([name]);
  const refused = model.refused.find((candidate) => candidate.name === name);
  if (refused !== undefined) return { pointer, message: refused.reason };
  const known = Object.keys(propertiesOf(model));
  const nearest = nearestName(name, known);
  const remedy = nearest === null ? `its fields are ${known.join(', ')}` : `did you mean ${nearest}?`;
  return { pointer, message: `unknown field for ${model.id}; ${remedy}` };
}

function faultsOf(issue: z.core.$ZodIssue, model: ModelDefinition, body: JsonObject): FieldIssue[] {
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
    return issue.keys.slice(0, mostUnknownNames).map((key) => unknownName(key, model));
  }
  const property = propertiesOf(model)[String(issue.path[0])] ?? {};
  return [{ pointer: pointerOf(issue.path), message: issueMessage(issue, property, valueAt(body, issue.path)) }];
}

/** The first fault of each field: what else is wrong with a value of the wrong type says nothing. */
function firstAtEach(faults: FieldIssue[]): FieldIssue[] {
  return [...new Map(faults.toReversed().map((fault) => [fault.pointer, fault])).values()].toReversed();
}

function addressFaults(model: ModelDefinition, parameters: JsonObject): FieldIssue[] {
  return mediaFieldsOf(model).flatMap(({ name, kind }) =>
    [parameters[name]].flat().flatMap((address, index) => {
      if (typeof address !== 'string' || address === '' || /^(https?:\/\/\S+|data:)/i.test(address)) return [];
      const path = Array.isArray(parameters[name]) ? [name, index] : [name];
      const message = `enter an http:// or https:// URL of ${kindWords[kind]}, or a data: URI`;
      return [{ pointer: pointerOf(path), message }];
    }),
  );
}

function conflictFaults(model: ModelDefinition, parameters: JsonObject): FieldIssue[] {
  return conflictsIn(conflictsOf(model), parameters).map(({ field, message }) => ({
    pointer: pointerOf([field]),
    message,
  }));
}

/** The refusal of a request for faults at its fields, its words naming each field and its remedy. */
export function invalidParameters(faults: FieldIssue[]): EaselError {
  const told = faults.slice(0, 5).map(({ pointer, message }) => {
    const name = pointer.slice(1).replaceAll('/', ' ');
    return name === '' ? `${message}.` : `${name}: ${message}${/[.?!]$/.test(message) ? '' : '.'}`;
  });
  const more = faults.length > told.length ? ` And ${faults.length - told.length} more.` : '';
  return new EaselError('invalid_params', told.join(' ') + more, { fields: faults });
}

/**
 * Checks a model's parameters. A null at an optional field counts as absent.
 *
 * @returns the parameters as given, and as drawn: defaults filled in
 * @throws EaselError `invalid_params` with every fault, its JSON pointer and its remedy
 */
export function checkParameters(model: ModelDefinition, body: JsonObject): { given: JsonObject; complete: JsonObject } {
  const known = model.parameters.shape;
  const given = Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== null || !Object.hasOwn(known, name)),
  );
  const parsed = model.parameters.safeParse(given);
  const faults = [
    ...(parsed.success ? [] : firstAtEach(parsed.error.issues.flatMap((issue) => faultsOf(issue, model, given)))),
    ...addressFaults(model, given),
    ...promptIssues(model, given),
    ...conflictFaults(model, given),
  ];
  if (!parsed.success || faults.length > 0) throw invalidParameters(faults);
  return { given, complete: parsed.data };
}
