import type { JsonObject } from '../../contract/model.ts';
import type { FormField } from '../form-field.ts';
import { isJsonObject, ownOf } from '../json.ts';
import type { InnerField } from './kind-definition.ts';

/** The fields of an object, each with its own value. */
export function ownFields(fields: readonly FormField[], raw: unknown): InnerField[] {
  return fields.map((field) => ({ field, raw: isJsonObject(raw) ? ownOf(raw, field.name) : undefined }));
}

/** An object with each of its values converted. */
export function mapObject(object: JsonObject, convert: (name: string, value: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.keys(object).map((name) => [name, convert(name, ownOf(object, name))]));
}
