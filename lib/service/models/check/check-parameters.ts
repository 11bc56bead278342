import type { z } from 'zod';
import { EaselError, type FieldIssue } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { joinPointer } from '../../../schema-form/json-pointer.ts';
import { conflictsIn, conflictsOf } from '../conflicts.ts';
import { beyondEngineIssue } from './beyond-engine-issue.ts';
import { issueMessage } from './issue-message.ts';
import { nearestName } from '../nearest-name.ts';
import { kindWords } from '../fields/media-fields.ts';
import type { CatalogueModel, ModelDefinition } from '../model-definition.ts';
import { promptIssues } from './prompt-issues.ts';
import { mediaAddressesOf, propertiesOf } from '../request-schema.ts';
import { schemaIssues, withDefaults } from './schema-issues.ts';

/** Of thousands of unknown names, only the first are listed. */
const mostUnknownNames = 100;

function pointerOf(path: readonly PropertyKey[]): string {
  return path.map(String).reduce(joinPointer, '');
}

function valueAt(body: JsonObject, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    body,
  );
}

function unknownName(name: string, model: CatalogueModel): FieldIssue {
  const pointer = pointerOf([name]);
  const refused = model.refused.find((candidate) => candidate.name === name);
  if (refused !== undefined) return { pointer, message: refused.reason };
  const known = Object.keys(propertiesOf(model));
  const nearest = nearestName(name, known);
  const remedy = nearest === null ? `its fields are ${known.join(', ')}` : `did you mean ${nearest}?`;
  return { pointer, message: `unknown field for ${model.id}; ${remedy}` };
}

function issuesOf(issue: z.core.$ZodIssue, model: ModelDefinition, body: JsonObject): FieldIssue[] {
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
    return issue.keys.slice(0, mostUnknownNames).map((key) => unknownName(key, model));
  }
  const property = propertiesOf(model)[String(issue.path[0])] ?? {};
  return [{ pointer: pointerOf(issue.path), message: issueMessage(issue, property, valueAt(body, issue.path)) }];
}

/** The first issue of each field: further ones of a value of the wrong type add nothing. */
function firstOfEachField(issues: FieldIssue[]): FieldIssue[] {
  return [...new Map(issues.toReversed().map((issue) => [issue.pointer, issue])).values()].toReversed();
}

/** The schema refuses an empty address. What a `data:` URI holds is checked before it is stored. */
function isAddress(text: string): boolean {
  return text === '' || /^(https?:\/\/\S+|data:)/i.test(text);
}

function addressIssues(model: CatalogueModel, parameters: JsonObject): FieldIssue[] {
  return mediaAddressesOf(model, parameters)
    .filter(({ address }) => !isAddress(address))
    .map(({ kind, pointer }) => ({
      pointer,
      message: `enter an http:// or https:// URL of ${kindWords[kind]}, or a data: URI`,
    }));
}

function conflictIssues(model: CatalogueModel, parameters: JsonObject): FieldIssue[] {
  return conflictsIn(conflictsOf(model), parameters).map(({ field, message }) => ({
    pointer: pointerOf([field]),
    message,
  }));
}

/** The refusal of a request for issues at its fields. Its message names the first five fields and their remedies. */
export function invalidParameters(issues: FieldIssue[]): EaselError {
  const sentences = issues.slice(0, 5).map(({ pointer, message }) => {
    const name = pointer.slice(1).replaceAll('/', ' ');
    return name === '' ? `${message}.` : `${name}: ${message}${/[.?!]$/.test(message) ? '' : '.'}`;
  });
  const more = issues.length > sentences.length ? ` And ${issues.length - sentences.length} more.` : '';
  return new EaselError('invalid_params', sentences.join(' ') + more, { fields: issues });
}

/** What a model's own schema says to parameters: every issue, and the parameters with defaults filled in. */
function readParameters(model: CatalogueModel, given: JsonObject): { issues: FieldIssue[]; complete: JsonObject } {
  if (model.engine === null) {
    const parsed = model.parameters.safeParse(given);
    if (parsed.success) return { issues: [], complete: parsed.data };
    return {
      issues: firstOfEachField(parsed.error.issues.flatMap((issue) => issuesOf(issue, model, given))),
      complete: {},
    };
  }
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(propertiesOf(model), name));
  const issues = [
    ...unknown.slice(0, mostUnknownNames).map((name) => unknownName(name, model)),
    ...schemaIssues(model.requestSchema, given),
  ];
  return { issues: firstOfEachField(issues), complete: withDefaults(model.requestSchema, given) };
}

/**
 * Checks a model's parameters. A null at an optional field counts as absent.
 *
 * @returns the parameters as given, and as drawn: defaults filled in
 * @throws EaselError `invalid_params` with every issue, its JSON pointer and its remedy
 */
export function checkParameters(model: CatalogueModel, body: JsonObject): { given: JsonObject; complete: JsonObject } {
  const known = propertiesOf(model);
  const given = Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== null || !Object.hasOwn(known, name)),
  );
  const { issues: own, complete } = readParameters(model, given);
  const addresses = addressIssues(model, given);
  const issues = [
    // An engine's schema refuses a wrong address as well, in more general terms.
    ...own.filter(({ pointer }) => !addresses.some((issue) => issue.pointer === pointer)),
    ...addresses,
    ...promptIssues(model, given),
    ...conflictIssues(model, given),
    // Of values that are wrong in themselves, nothing is computed.
    ...(own.length === 0 ? beyondEngineIssue(model, complete) : []),
  ];
  if (issues.length > 0) throw invalidParameters(issues);
  return { given, complete };
}
