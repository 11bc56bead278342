import type { JsonObject } from '../../contract/model.ts';
import { parkedNames } from '../model/exclusive-modes.ts';
import { schemaOfKeyword, type SchemaIssue } from './find-issues.ts';
import { emptyGroupIssues } from './empty-groups.ts';
import { filledFields, findField } from '../model/find-field.ts';
import { activeModel, createFormModel, wholeBodyName } from '../model/form-model.ts';
import { isJsonObject } from '../json.ts';
import { pointerSteps, valueAt } from '../json-pointer.ts';
import { isStudioMediaPath } from '../media-field/media-address.ts';
import { messages } from '../messages.ts';
import { type CheckRecord, recordCheck } from '../patterns/check-record.ts';
import { readValue } from '../kinds/read-value.ts';
import { requestBody } from '../values/request-body.ts';
import type { FieldIssue } from '../../contract/error.ts';
import { issueMessage } from './issue-message.ts';
import { issuesInUse } from './issues-in-use.ts';

/** The issues of values, and what could not be checked synchronously. */
export interface InspectedValues extends CheckRecord {
  issues: FieldIssue[];
}

/** `checkValues`, with a record of what could not be checked synchronously. */
export function inspectValues(schema: JsonObject, values: JsonObject): InspectedValues {
  const { result, record } = recordCheck(() => checkValues(schema, values));
  return { issues: result, ...record };
}

/**
 * The issues of these values, at most one for each pointer, in the order of the form. Empty when the request is valid.
 * With a schema that can't be read nothing is checked: the service decides.
 *
 * @returns issues whose pointers lead into the request body
 */
export function checkValues(schema: JsonObject, values: JsonObject): FieldIssue[] {
  const typed = typingIssues(schema, values);
  const isTyped = (pointer: string) => typed.some((issue) => issue.pointer === pointer);
  const body = withFullAddresses(requestBody(schema, values));
  const { fields } = activeModel(createFormModel(schema), values);
  const wrong = issuesInUse(schema, body, values).map(({ issue, checked }) => ({
    pointer: issue.pointer,
    message: describe({ schema, values, body }, issue, checked),
  }));
  const empty = emptyGroupIssues(fields, body, values);
  const all = [...typed, ...empty, ...wrong.filter((issue) => !isTyped(issue.pointer))];
  const first = all.filter((issue, index) => all.findIndex((other) => other.pointer === issue.pointer) === index);
  return inOrderOfForm(schema, values, first);
}

function describe(
  { schema, values, body }: { schema: JsonObject; values: JsonObject; body: JsonObject },
  issue: SchemaIssue,
  checked: JsonObject,
): string {
  const field = findField(createFormModel(schema), issue.pointer, values);
  const value = valueAt(body, issue.pointer);
  const message = issueMessage({ issue, field, value, schema: schemaOfKeyword(checked, issue) });
  const position =
    field?.kind === 'media' || field?.kind === 'text-list' ? itemIndex(field.pointer, issue.pointer) : null;
  return position === null ? message : messages.inItem({ position: position + 1, message });
}

function itemIndex(field: string, pointer: string): number | null {
  const [index] = pointerSteps(pointer.slice(field.length));
  return index !== undefined && /^\d+$/.test(index) ? Number(index) : null;
}

/** Issues of text that is no value yet, in the fields that would be sent. */
function typingIssues(schema: JsonObject, values: JsonObject): FieldIssue[] {
  const model = activeModel(createFormModel(schema), values);
  const parked = parkedNames(model, values);
  const sent = model.fields.filter(({ name }) => !parked.has(name));
  return filledFields(sent, values).flatMap((field) => {
    const raw = model.shape === 'whole' ? values[wholeBodyName] : valueAt(values, field.pointer);
    const reading = readValue(field, raw);
    return reading.state === 'issue' ? [{ pointer: field.pointer, message: reading.message }] : [];
  });
}

/** Studio media as absolute URLs, as the studio sends them: schemas require `uri`. */
function withFullAddresses<T>(value: T): T {
  const convert = (inner: unknown): unknown => {
    if (typeof inner === 'string') return isStudioMediaPath(inner) ? `https://studio.invalid${inner}` : inner;
    if (Array.isArray(inner)) return inner.map(convert);
    if (!isJsonObject(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, entry]) => [key, convert(entry)]));
  };
  return convert(value) as T;
}

function inOrderOfForm(schema: JsonObject, values: JsonObject, issues: FieldIssue[]): FieldIssue[] {
  const model = activeModel(createFormModel(schema), values);
  const order = filledFields(model.fields, values).map(({ pointer }) => pointer);
  const rank = (issue: FieldIssue) => {
    const found = order.indexOf(findField(model, issue.pointer, values)?.pointer ?? '');
    return found === -1 ? order.length : found;
  };
  return issues.toSorted((left, right) => rank(left) - rank(right));
}
