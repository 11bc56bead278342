import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, ownOf, textOf, textsOf } from '../../schema-form/json.ts';
import { findReference } from '../../schema-form/schema/resolve-schema.ts';

/** The property of a request that says which model it is for. */
const routingName = 'model';
/** Nobody writes a request below so many levels of parts. */
const deepest = 100;

/** How far a schema has been read. */
interface Reading {
  root: JsonObject;
  /** What each reference means without the setting; null while that is being read. */
  read: Map<string, JsonObject | null>;
  /** The setting of the whole request; null until it is met. */
  setting: JsonObject | null;
}

/** Where a part of a schema stands. */
interface Place {
  depth: number;
  /** Whether it holds for every request, or only in an alternative. */
  isForAll: boolean;
}

/**
 * A request schema without a setting of its own named `model`: under this name, requests say which model they are for.
 * `x-own-model` has the setting and the id, for `nameTaken`. Parts of the whole request and what they refer to lose it
 * too; an alternative that only its constant names has it as its title. A schema that needs no change is the same object.
 *
 * @param id of the model that the schema belongs to
 */
export function withoutOwnModel(schema: JsonObject, id: string): JsonObject {
  const reading: Reading = { root: schema, read: new Map(), setting: null };
  const without = withoutModel(schema, reading, { depth: 0, isForAll: true });
  return reading.setting === null ? without : { ...without, 'x-own-model': { id, setting: reading.setting } };
}

/** The same object where no part of it states the setting. A reference to one that does is replaced by what it means. */
function withoutModel(schema: JsonObject, reading: Reading, place: Place): JsonObject {
  if (place.depth > deepest) return schema;
  const setting = settingOf(schema);
  if (place.isForAll) reading.setting ??= setting;
  const whole = withModelOutOfParts(withoutOwnStatement(schema, setting), reading, place);
  const { $ref: reference, ...beside } = whole;
  const target = typeof reference === 'string' ? findReference(reading.root, reference) : null;
  if (typeof reference !== 'string' || target === null) return whole;
  const without = readOnce(reference, target, reading, place);
  const { allOf } = beside;
  return without === target ? whole : { ...beside, allOf: [without, ...(Array.isArray(allOf) ? allOf : [])] };
}

/** Reads a reference only the first time: where each schema names the next one twice, the work would double at each. */
function readOnce(reference: string, target: JsonObject, reading: Reading, place: Place): JsonObject {
  const known = reading.read.get(reference);
  if (known !== undefined) return known ?? target;
  reading.read.set(reference, null);
  const without = withoutModel(target, reading, { ...place, depth: place.depth + 1 });
  reading.read.set(reference, without);
  return without;
}

function withModelOutOfParts(schema: JsonObject, reading: Reading, { depth, isForAll }: Place): JsonObject {
  const changed = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => {
    const parts: unknown[] = Array.isArray(schema[key]) ? schema[key] : [];
    const place = { depth: depth + 1, isForAll: isForAll && key === 'allOf' };
    const without = parts.map((part) => (isJsonObject(part) ? withoutModel(part, reading, place) : part));
    return without.every((part, at) => part === parts[at]) ? [] : [[key, without] as const];
  });
  return changed.length === 0 ? schema : { ...schema, ...Object.fromEntries(changed) };
}

function settingOf({ properties }: JsonObject): JsonObject | null {
  const setting = isJsonObject(properties) ? ownOf(properties, routingName) : null;
  return isJsonObject(setting) ? setting : null;
}

function withoutOwnStatement(schema: JsonObject, setting: JsonObject | null): JsonObject {
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
