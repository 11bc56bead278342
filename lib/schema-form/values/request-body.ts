import type { JsonObject } from '../../contract/model.ts';
import { parkedNames } from '../model/exclusive-modes.ts';
import { objectBody } from './object-body.ts';
import { type FormModel, activeModel, createFormModel, wholeBodyName } from '../model/form-model.ts';
import { isJsonObject } from '../json.ts';
import { jsonIssueMessage } from '../kinds/json.ts';
import { readValue } from '../kinds/read-value.ts';
import { readChoices } from '../reserved-values.ts';
import { findJsonSyntaxError } from '../../contract/json-syntax-error.ts';
import { messages } from '../messages.ts';
import { valuesOfBody } from './values-of-body.ts';

/**
 * The request body of a filled-in form, in the types of the schema. Empty fields are absent, so the service's defaults
 * apply, except where the schema requires a value and gives it. Hidden fields are never read from the values, nor are
 * those of modes and alternatives that are not in use. Names without a property in the schema are kept only if it
 * allows them explicitly (`additionalProperties`).
 *
 * @param values the form's values, exactly as typed
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

/**
 * A request read from text: the form's values and the names that the model does not take, or why the text is no
 * request.
 */
export type RequestReading =
  | { state: 'values'; values: JsonObject; left: string[] }
  | { state: 'issue'; message: string };

/** The request of a filled-in form, as JSON to edit. */
export function requestText(schema: JsonObject, values: JsonObject): string {
  return JSON.stringify(requestBody(schema, values), null, 2);
}

/**
 * Reads a request that was typed as JSON. Fields of other exclusive modes are parked in the form, as after an import.
 */
export function readRequestText(schema: JsonObject, text: string): RequestReading {
  const issue = findJsonSyntaxError(text);
  if (issue !== null) return { state: 'issue', message: jsonIssueMessage(text, issue) };
  const body: unknown = JSON.parse(text);
  if (!isJsonObject(body)) return { state: 'issue', message: messages.notARequest };
  const { values, misfits } = valuesOfBody(schema, body);
  return { state: 'values', values, left: misfits.filter(({ why }) => why !== 'excluded').map(({ name }) => name) };
}
