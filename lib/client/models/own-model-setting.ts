import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, textOf, textsOf } from '../../schema-form/json.ts';
import { findReference } from '../../schema-form/schema/resolve-schema.ts';

/** The property of a request that says which model it is for. */
const routingName = 'model';
/** No request that somebody writes has parts at more levels, or by more references. */
const deepest = 100;
const mostReferences = 500;

/** A part of a request's schema without the setting; the same object where it has none. */
interface Part {
  schema: JsonObject;
  /** The setting, where the part gives it to every request. */
  setting: JsonObject | null;
}

/** What has been read of a request's schema. */
interface Reading {
  root: JsonObject;
  /** What references lead to, with the address of a copy where that had the setting; null while it is being read. */
  references: Map<string, (Part & { address: string }) | null>;
  /** The copies: each by its place in the order, and its name. */
  copies: Record<string, JsonObject>;
}

/**
 * A request schema without a setting of its own named `model`: under this name, requests say which model they are for.
 * The parts of the whole request lose it too, and its alternatives; one that only its constant names has it as its title.
 * What they refer to may be used elsewhere: it is copied, once, to `x-own-model`, which also has the id, and the setting
 * where every request has it, for `nameTaken`. A schema that needs no change is the same object.
 *
 * @param id of the model that the schema belongs to
 */
export function withoutOwnModel(schema: JsonObject, id: string): JsonObject {
  const reading: Reading = { root: schema, references: new Map(), copies: {} };
  const without = readPart(schema, reading, 0);
  if (without.schema === schema) return schema;
  const setting = without.setting === null ? {} : { setting: without.setting };
  return { ...without.schema, 'x-own-model': { id, ...setting, copies: reading.copies } };
}

function readPart(schema: JsonObject, reading: Reading, depth: number): Part {
  if (depth > deepest) return { schema, setting: null };
  const own = withoutStatement(schema);
  const settings = [own.setting];
  const changes: JsonObject = {};
  const reference = textOf(schema['$ref']);
  const target = reference === null ? null : readReference(reference, reading, depth);
  if (target !== null) {
    settings.push(target.setting);
    if (target.address !== reference) changes['$ref'] = target.address;
  }
  for (const key of ['allOf', 'oneOf', 'anyOf']) {
    const given: unknown[] = Array.isArray(schema[key]) ? schema[key] : [];
    const parts = given.map((part) => (isJsonObject(part) ? readPart(part, reading, depth + 1) : null));
    if (key === 'allOf') settings.push(...parts.map((part) => part?.setting ?? null));
    const without = parts.map((part, at) => part?.schema ?? given[at]);
    if (without.some((part, at) => part !== given[at])) changes[key] = without;
  }
  const isChanged = Object.keys(changes).length > 0;
  return {
    schema: isChanged ? { ...own.schema, ...changes, ...withAddresses(schema['discriminator'], reading) } : own.schema,
    setting: settings.find((setting) => setting !== null) ?? null,
  };
}

/** Reads what a reference leads to, the first time; null where that is nothing, or contains the reference. */
function readReference(reference: string, reading: Reading, depth: number): (Part & { address: string }) | null {
  const { references, copies, root } = reading;
  const known = references.get(reference);
  if (known !== undefined || references.size >= mostReferences) return known ?? null;
  references.set(reference, null);
  const target = findReference(root, reference);
  if (target === null) return null;
  const part = readPart(target, reading, depth + 1);
  let address = reference;
  if (part.schema !== target) {
    const place = String(Object.keys(copies).length);
    // The name titles an alternative.
    const name = (reference.split(/[#/]/).at(-1) ?? '').replaceAll(/[^\w.-]/g, '_');
    copies[place] = { [name]: part.schema };
    address = `#/x-own-model/copies/${place}/${name}`;
  }
  const read = { ...part, address };
  references.set(reference, read);
  return read;
}

/** A discriminator whose values lead to the copies. */
function withAddresses(discriminator: unknown, { references }: Reading): JsonObject {
  if (!isJsonObject(discriminator) || !isJsonObject(discriminator['mapping'])) return {};
  const mapping = Object.entries(discriminator['mapping']).map(([value, target]) => [
    value,
    references.get(String(target))?.address ?? target,
  ]);
  return { discriminator: { ...discriminator, mapping: Object.fromEntries(mapping) as JsonObject } };
}

/** A schema without what it states itself of the setting. */
function withoutStatement(schema: JsonObject): Part {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const hasSetting = Object.hasOwn(properties, routingName);
  const required = textsOf(schema['required']);
  if (!hasSetting && !required.includes(routingName)) return { schema, setting: null };
  const { [routingName]: own, ...others } = properties;
  // `true` allows anything.
  const setting = hasSetting ? (isJsonObject(own) ? own : {}) : null;
  const title = textOf(schema['title']) ?? textOf(setting?.['const']);
  const { required: _required, ...rest } = schema;
  const stillRequired = required.filter((name) => name !== routingName);
  return {
    schema: {
      ...rest,
      ...(title === null ? {} : { title }),
      ...(hasSetting ? { properties: others } : {}),
      ...(stillRequired.length === 0 ? {} : { required: stillRequired }),
    },
    setting,
  };
}
