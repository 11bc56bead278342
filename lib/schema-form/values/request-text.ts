import { findJsonFault } from '../../contract/json-fault.ts';
import type { JsonObject } from '../../contract/model.ts';
import { jsonFaultMessage } from '../kinds/json-fault-message.ts';
import { isJsonObject } from '../json.ts';
import { messages } from '../messages.ts';
import { requestBody } from './request-body.ts';
import { valuesOfBody } from './values-of-body.ts';

/** What a text means as a request: the values of its form and the names that the model does not take, or why it is none. */
export type RequestReading =
  | { state: 'values'; values: JsonObject; left: string[] }
  | { state: 'fault'; message: string };

/** A filled-in form as JSON to edit: the request that it means. */
export function requestText(schema: JsonObject, values: JsonObject): string {
  return JSON.stringify(requestBody(schema, values), null, 2);
}

/** Reads a request that was typed as JSON. A name that stands against others waits in the form, as it does after an import. */
export function readRequestText(schema: JsonObject, text: string): RequestReading {
  const fault = findJsonFault(text);
  if (fault !== null) return { state: 'fault', message: jsonFaultMessage(text, fault) };
  const body: unknown = JSON.parse(text);
  if (!isJsonObject(body)) return { state: 'fault', message: messages.notARequest };
  const { values, misfits } = valuesOfBody(schema, body);
  return { state: 'values', values, left: misfits.filter(({ why }) => why !== 'excluded').map(({ name }) => name) };
}
