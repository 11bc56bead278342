import type { JsonObject } from '../../contract/model.ts';
import type { ColourNotation } from './colour.ts';
import { nameWords } from '../field-label.ts';
import { isJsonObject, numberOf, textOf } from '../json.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';

const partNames = [
  ['r', 'g', 'b'],
  ['red', 'green', 'blue'],
] as const;
const mostOfPart = 255;

function isPart(schema: unknown, root: JsonObject): boolean {
  if (!isJsonObject(schema)) return false;
  const { type, maximum } = resolveSchema(schema, root).schema;
  const isNumber = type === 'integer' || type === 'number';
  return isNumber && (maximum === undefined || numberOf(maximum) === mostOfPart);
}

function isNamedColour(name: string): boolean {
  return /^(colou?rs?|rgb|hex)$/.test(nameWords(name).at(-1) ?? '');
}

/** How a field writes a colour, by its format, its parts or its name; null for a field that holds none. */
export function readColour(name: string, schema: JsonObject, root: JsonObject): ColourNotation | null {
  const { type, items } = schema;
  if (type === 'string') {
    const ui = isJsonObject(schema['ui']) ? schema['ui'] : {};
    const pattern = textOf(schema['pattern']);
    const isHinted = schema['format'] === 'color' || ui['field'] === 'color' || /^\^\(?#/.test(pattern ?? '');
    return isHinted || (isNamedColour(name) && pattern === null && schema['maxLength'] === undefined)
      ? { shape: 'text' }
      : null;
  }
  if (type === 'array') {
    const isTriple = schema['minItems'] === 3 && schema['maxItems'] === 3;
    return isTriple && isNamedColour(name) && isPart(items, root) ? { shape: 'list' } : null;
  }
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const names = partNames.find((three) => three.every((part) => isPart(properties[part], root)));
  return names !== undefined && Object.keys(properties).length === names.length ? { shape: 'object', names } : null;
}
