import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, ownOf, textOf, textsOf } from '../../schema-form/json.ts';
import { findReference, resolveSchema } from '../../schema-form/schema/resolve-schema.ts';

/** The property of a request that says which model it is for. */
const routingName = 'model';

/**
 * A request schema without a setting of its own named `model`: under this name, requests say which model they are for.
 * `x-own-model` has the setting and the id, for `nameTaken`. Parts of the whole request and what they refer to lose it
 * too; an alternative that only its constant names has it as its title. A schema that needs no change is the same object.
 *
 * @param id of the model that the schema belongs to
 */
export function withoutOwnModel(schema: JsonObject, id: string): JsonObject {
  const without = withoutModel(schema, schema);
  const setting = without === schema ? null : settingOf(resolveSchema(schema, schema).schema);
  return setting === null ? without : { ...without, 'x-own-model': { id, setting } };
}

function settingOf({ properties }: JsonObject): JsonObject | null {
  const setting = isJsonObject(properties) ? ownOf(properties, routingName) : null;
  return isJsonObject(setting) ? setting : null;
}

/** The same object where no part of it states the setting. A reference to one that does is replaced by what it means. */
function withoutModel(schema: JsonObject, root: JsonObject, above: ReadonlySet<string> = new Set()): JsonObject {
  const whole = withModelOutOfParts(withoutOwnStatement(schema), root, above);
  const { $ref: reference, ...beside } = whole;
  const target = typeof reference === 'string' && !above.has(reference) ? findReference(root, reference) : null;
  if (typeof reference !== 'string' || target === null) return whole;
  const without = withoutModel(target, root, new Set([...above, reference]));
  const { allOf } = beside;
  return without === target ? whole : { ...beside, allOf: [without, ...(Array.isArray(allOf) ? allOf : [])] };
}

function withModelOutOfParts(schema: JsonObject, root: JsonObject, above: ReadonlySet<string>): JsonObject {
  const changed = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => {
    const parts: unknown[] = Array.isArray(schema[key]) ? schema[key] : [];
    const without = parts.map((part) => (isJsonObject(part) ? withoutModel(part, root, above) : part));
    return without.every((part, at) => part === parts[at]) ? [] : [[key, without] as const];
  });
  return changed.length === 0 ? schema : { ...schema, ...Object.fromEntries(changed) };
}

function withoutOwnStatement(schema: JsonObject): JsonObject {
  const setting = settingOf(schema);
  const required = textsOf(schema['required']);
  if (setting === null && !required.includes(routingName)) return schema;
  const { [routingName]: _own, ...others } = Object(schema['properties']) as JsonObject;
  const title = textOf(schema['title']) ?? textOf(setting?.['const']);
  return {
    ...schema,
    ...(title === null ? {} : { title }),
    ...(setting === null ? {} : { properties: others }),
    ...(required.includes(routingName) ? { required: required.filter((name) => name !== routingName) } : {}),
  };
}
