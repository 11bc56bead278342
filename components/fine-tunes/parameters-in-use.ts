import type { JsonObject } from '@/lib/contract/model';
import { isJsonObject } from '@/lib/schema-form/json';

/** A fine-tune's parameters with the schema's defaults for those that were left alone. */
export function parametersInUse(schema: JsonObject | null, parameters: JsonObject): JsonObject {
  const properties = schema?.['properties'];
  if (!isJsonObject(properties)) return parameters;
  const defaults = Object.entries(properties).flatMap(([name, property]) =>
    isJsonObject(property) && property['default'] !== undefined ? [[name, property['default']]] : [],
  );
  return { ...(Object.fromEntries(defaults) as JsonObject), ...parameters };
}
