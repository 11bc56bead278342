import type { JsonObject } from '../../contract/model.ts';
import type { FormField } from '../form-field.ts';
import { isJsonObject, ownOf } from '../json.ts';
import type { BodyBuilder } from '../kinds/kind-definition.ts';
import { kindOf } from '../kinds/kinds.ts';
import { readValue } from '../kinds/read-value.ts';
import { type AlternativeChoices, isReservedName } from '../reserved-values.ts';

/** The object that fields send. Names without a field are kept only where the schema allows them explicitly. */
export function objectBody(
  fields: readonly FormField[],
  values: JsonObject,
  schema: JsonObject,
  choices: AlternativeChoices,
): JsonObject {
  const known = new Set(fields.map(({ name }) => name));
  const additional = schema['additionalProperties'];
  const keepsUnknown = additional === true || isJsonObject(additional);
  const unknown = keepsUnknown ? Object.entries(values).filter(([name]) => !known.has(name)) : [];
  const builder = bodyBuilder(choices);
  const sent = fields.flatMap((field): [string, unknown][] => {
    const value = kindOf(field).propertyBody(field, ownOf(values, field.name), builder);
    return value === undefined ? [] : [[field.name, value]];
  });
  const kept = unknown.filter(([name, value]) => value !== undefined && !isReservedName(name));
  return Object.fromEntries([...kept, ...sent]);
}

function bodyBuilder(choices: AlternativeChoices): BodyBuilder {
  const builder: BodyBuilder = {
    choices,
    readValue,
    isPresent: (field, raw) => {
      if (field.isHidden) return false;
      return isForeign(field, raw) ? raw !== '' : kindOf(field).isPresent(field, raw, builder);
    },
    itemBody: (field, raw) => (isForeign(field, raw) ? raw : kindOf(field).itemBody(field, raw, builder)),
    objectBody: (fields, values, schema) => objectBody(fields, values, schema, choices),
  };
  return builder;
}

/** Whether a value is neither empty nor of the shape that its field needs. */
function isForeign(field: FormField, raw: unknown): boolean {
  return raw !== undefined && raw !== null && !kindOf(field).hasShape(raw);
}
