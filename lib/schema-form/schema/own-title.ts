import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, textOf } from '../json.ts';
import { isNullSchema } from './resolve-schema.ts';

/**
 * The title of a property itself, beside a reference or inside a single alternative. A referenced definition's title
 * names its type, as in `Int` or `ImageUrl`, so it is not the property's. Null without one.
 */
export function ownTitle(property: JsonObject): string | null {
  const title = textOf(property['title']);
  if (title !== null || '$ref' in property) return title;
  const listed = [property['allOf'], property['anyOf'], property['oneOf']].find(Array.isArray) ?? [];
  const [only, ...others] = (listed as unknown[]).filter((part) => !isNullSchema(part));
  return isJsonObject(only) && others.length === 0 ? ownTitle(only) : null;
}
