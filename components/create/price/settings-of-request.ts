import type { JsonObject } from '@/lib/contract/model';
import { shownFields } from '@/lib/schema-form/model/find-field';
import { activeModel, createFormModel } from '@/lib/schema-form/model/form-model';
import { requestBody } from '@/lib/schema-form/values/request-body';

/** The effective settings of a request: its own, and the service's defaults for missing ones. */
export function settingsOfRequest(schema: JsonObject, values: JsonObject): JsonObject {
  const defaults = shownFields(activeModel(createFormModel(schema), values).fields).flatMap(({ name, defaultValue }) =>
    defaultValue === null ? [] : [[name, defaultValue]],
  );
  return { ...(Object.fromEntries(defaults) as JsonObject), ...requestBody(schema, values) };
}
