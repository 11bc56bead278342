import type { JsonObject } from '../contract/model.ts';
import { shownFields } from '../schema-form/model/find-field.ts';
import { activeModel, createFormModel } from '../schema-form/model/form-model.ts';
import { requestBody } from '../schema-form/values/request-body.ts';

/** The effective settings of a request: its own, and the service's defaults for missing ones. */
export function settingsOfRequest(schema: JsonObject, values: JsonObject): JsonObject {
  const defaults = shownFields(activeModel(createFormModel(schema), values).fields).flatMap(({ name, defaultValue }) =>
    defaultValue === null ? [] : [[name, defaultValue]],
  );
  return { ...(Object.fromEntries(defaults) as JsonObject), ...requestBody(schema, values) };
}
