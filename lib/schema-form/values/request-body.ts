import type { JsonObject } from '../../contract/model.ts';
import { parkedNames } from '../model/exclusive-modes.ts';
import { objectBody } from './object-body.ts';
import { type FormModel, activeModel, createFormModel, wholeBodyName } from '../model/form-model.ts';
import { isJsonObject } from '../json.ts';
import { readValue, jsonIssueMessage } from '../kinds/read-value.ts';
import { readChoices } from '../reserved-values.ts';
import { findJsonSyntaxError } from '../../contract/json-syntax-error.ts';
import { messages } from '../messages.ts';
import { valuesOfBody } from './values-of-body.ts';

/**
 * The request body that a filled-in form means: what was chosen, with the types of the schema. Empty fields are absent,
 * so the service's own defaults hold, except where the schema demands a value and gives it: those are present. Hidden
 * fields are never taken from the values, nor those of the modes and alternatives that are not in use. Names that the
 * schema has no property for are kept only if it allows them outright (`additionalProperties`).
 *
 * @param values what the form holds, exactly as typed
 */
export function requestBody(schema: JsonObject, values: JsonObject): JsonObject {
  const model = activeModel(createFormModel(schema), values);
  if (model.shape === 'whole') return wholeBody(model, values);
  const parked = parkedNames(model, values);
  const sent = Object.entries(values).filter(([name]) => !parked.has(name));
  return objectBody(model.fields, Object.fromEntries(sent), model.body, readChoices(values));
}

function wholeBody(model: FormModel, values: JsonObject): JsonObject {
  const [field] = model.fields;
  if (field === undefined || !(wholeBodyName in values)) return values;
  const reading = readValue(field, values[wholeBodyName]);
  return reading.state === 'value' && isJsonObject(reading.value) ? reading.value : {};
}

/** What a text means as a request: the values of its form and the names that the model does not take, or why it is none. */
export type RequestReading =
  | { state: 'values'; values: JsonObject; left: string[] }
  | { state: 'issue'; message: string };

/** A filled-in form as JSON to edit: the request that it means. */
export function requestText(schema: JsonObject, values: JsonObject): string {
  return JSON.stringify(requestBody(schema, values), null, 2);
}

/** Reads a request that was typed as JSON. A name that excludes others is parked in the form, as after an import. */
export function readRequestText(schema: JsonObject, text: string): RequestReading {
  const issue = findJsonSyntaxError(text);
  if (issue !== null) return { state: 'issue', message: jsonIssueMessage(text, issue) };
  const body: unknown = JSON.parse(text);
  if (!isJsonObject(body)) return { state: 'issue', message: messages.notARequest };
  const { values, misfits } = valuesOfBody(schema, body);
  return { state: 'values', values, left: misfits.filter(({ why }) => why !== 'excluded').map(({ name }) => name) };
}
