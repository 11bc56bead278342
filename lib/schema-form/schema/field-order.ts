import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, numberOf, textsOf } from '../json.ts';

/** Property names in display order: by `x-order`, by fal's list, else as they are given. */
export function orderedNames(schema: JsonObject): string[] {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const listed = textsOf(schema['x-fal-order-properties']);
  const place = (name: string, given: number): number => {
    const property = properties[name];
    const order = isJsonObject(property) ? numberOf(property['x-order']) : null;
    if (order !== null) return order;
    return listed.includes(name) ? listed.indexOf(name) : listed.length + given;
  };
  return Object.keys(properties)
    .map((name, index) => ({ name, order: place(name, index) }))
    .toSorted((left, right) => left.order - right.order)
    .map(({ name }) => name);
}
