import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, numberOf } from '../json.ts';
import { resolveSchema } from './resolve-schema.ts';

/** The keyword under which a schema lists its alternatives; null when it lists none. */
export function alternativesKeyword(schema: JsonObject): 'anyOf' | 'oneOf' | null {
  return (['anyOf', 'oneOf'] as const).find((keyword) => Array.isArray(schema[keyword])) ?? null;
}

/** The alternatives of a schema, references followed; `true` and `false` as empty schemas. */
export function alternativesOf(schema: JsonObject, root: JsonObject): JsonObject[] {
  const keyword = alternativesKeyword(schema);
  const listed: unknown[] = keyword === null ? [] : (schema[keyword] as unknown[]);
  return listed.map((alternative) => (isJsonObject(alternative) ? resolveSchema(alternative, root).schema : {}));
}

/** The loosest of a bound over all alternatives; null when one of them has none. */
function loosest(schemas: JsonObject[], keyword: string, pick: (...values: number[]) => number): JsonObject {
  const bounds = schemas.map((schema) => numberOf(schema[keyword])).filter((bound) => bound !== null);
  return bounds.length === schemas.length ? { [keyword]: pick(...bounds) } : {};
}

/** Extensions about drawing a value, from the first alternative that has them. */
function hintsOf(schemas: JsonObject[]): JsonObject {
  const names = ['format', 'renderType', 'ui', '_fal_ui_field', 'x-cog-accept', 'x-fal'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const holder = schemas.find((schema) => name in schema);
      return holder === undefined ? [] : [[name, holder[name]]];
    }),
  );
}

function isFree(schema: JsonObject): boolean {
  return !('enum' in schema) && !('const' in schema);
}

/**
 * Simplifies a schema whose alternatives differ only in their checks, so that it is drawn without a choice: texts of
 * several patterns become a text, integers and numbers a number. The checks still use the original schema.
 */
export function simplifyAlternatives(schema: JsonObject, root: JsonObject): JsonObject {
  const keyword = alternativesKeyword(schema);
  if (keyword === null || 'type' in schema) return schema;
  const { [keyword]: _listed, ...own } = schema;
  const alternatives = alternativesOf(schema, root);
  if (alternatives.length === 0) return schema;
  const types = new Set(alternatives.map((alternative) => alternative['type']));
  if (!alternatives.every(isFree)) return schema;
  if (types.size === 1 && types.has('string')) {
    const lengths = {
      ...loosest(alternatives, 'minLength', Math.min),
      ...loosest(alternatives, 'maxLength', Math.max),
    };
    return { ...hintsOf(alternatives), ...lengths, ...own, type: 'string' };
  }
  if ([...types].every((type) => type === 'number' || type === 'integer')) {
    const bounds = { ...loosest(alternatives, 'minimum', Math.min), ...loosest(alternatives, 'maximum', Math.max) };
    return { ...bounds, ...own, type: types.has('number') ? 'number' : 'integer' };
  }
  return schema;
}
