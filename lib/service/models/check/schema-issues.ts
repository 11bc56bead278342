import type { FieldIssue } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { findIssues, schemaOfKeyword } from '../../../schema-form/issues/find-issues.ts';
import { issueMessage } from '../../../schema-form/issues/issue-message.ts';
import { valueAt } from '../../../schema-form/json-pointer.ts';
import { findField } from '../../../schema-form/model/find-field.ts';
import { createFormModel } from '../../../schema-form/model/form-model.ts';
import { parkedNames, readModes } from '../../../schema-form/model/exclusive-modes.ts';

/**
 * The issues of a request under a schema that an engine states, with the messages of the form: the form and this check
 * read a schema in the same way. Patterns that could take long are left to the engine.
 *
 * @returns issues with JSON pointers into the request
 */
export function schemaIssues(schema: JsonObject, body: JsonObject): FieldIssue[] {
  const form = createFormModel(schema);
  return findIssues(schema, body).map((issue) => {
    const value = valueAt(body, issue.pointer);
    const field = findField(form, issue.pointer, body);
    const message = issueMessage({ issue, field, value, schema: schemaOfKeyword(schema, issue) });
    return { pointer: issue.pointer, message: message.charAt(0).toLowerCase() + message.slice(1) };
  });
}

/** Whether a schema accepts a value. */
export function acceptsValue(schema: JsonObject, value: unknown): boolean {
  return schemaIssues({ type: 'object', properties: { value: schema } }, { value }).length === 0;
}

/** A request with the defaults of its schema filled in, except those of modes that the request does not use. */
export function withDefaults(schema: JsonObject, body: JsonObject): JsonObject {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonObject>;
  const unused = parkedNames({ modes: readModes(schema, Object.keys(properties)) }, body);
  const defaults = Object.entries(properties).flatMap(([name, property]) =>
    property['default'] === undefined || unused.has(name) ? [] : [[name, property['default']] as const],
  );
  return { ...Object.fromEntries(defaults), ...body };
}
