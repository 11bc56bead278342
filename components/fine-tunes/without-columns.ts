import type { JsonObject } from '@/lib/contract/model';

/** The schema of parameters without the columns by role: they are chosen beside the dataset. */
export function withoutColumns(schema: JsonObject): JsonObject {
  const properties = schema['properties'];
  if (typeof properties !== 'object' || properties === null) return schema;
  const { columns: _columns, ...others } = properties as JsonObject;
  return { ...schema, properties: others };
}
