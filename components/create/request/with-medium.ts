import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { readModes } from '@/lib/schema-form/exclusive-modes';
import { initialValues } from '@/lib/schema-form/initial-values';
import { isJsonObject } from '@/lib/schema-form/json';
import { modeName } from '@/lib/schema-form/reserved-values';
import { type MediaField, schemaOf } from '@/lib/client/media-fields';

/**
 * Puts a medium into a field of a model: in place of what was there, or at the end of a list. The field's exclusive mode is in use
 * then, so that the medium is seen and sent.
 *
 * @param draft what is in the form; null for how it begins
 */
export function withMedium(
  model: Pick<LooseModel, 'json_request_schema' | 'request_schema'>,
  draft: JsonObject | null,
  { name, isList }: Pick<MediaField, 'name' | 'isList'>,
  address: string,
): JsonObject {
  const schema = schemaOf(model) ?? {};
  const values = draft ?? initialValues(schema);
  const properties = isJsonObject(schema['properties']) ? Object.keys(schema['properties']) : [];
  const place = readModes(schema, properties).findIndex(({ names }) => names.includes(name));
  const before = values[name];
  const list = Array.isArray(before) ? (before as unknown[]) : [];
  return { ...values, ...(place < 0 ? {} : { [modeName]: place }), [name]: isList ? [...list, address] : address };
}
