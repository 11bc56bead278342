import { isJsonObject, numberOf, textOf } from '../../json.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { nameWords } from '../../field-label.ts';
import type { ColourNotation } from '../../form-field.ts';
import { resolveSchema } from '../../schema/resolve-schema.ts';

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

const shortHex = /^#?([\da-f])([\da-f])([\da-f])$/i;
const longHex = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/i;
const decimal = /^(?:rgba?\()?\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*(?:[,/\s]\s*[\d.]+%?\s*)?\)?$/i;

function isPart(part: unknown): part is number {
  return Number.isInteger(part) && Number(part) >= 0 && Number(part) <= 255;
}

function within(parts: readonly unknown[]): Rgb | null {
  const [red, green, blue] = parts;
  return isPart(red) && isPart(green) && isPart(blue) ? [red, green, blue] : null;
}

/** The colour in a text, as `#3f7fc4`, `3fc`, `63, 127, 196` or `rgb(63 127 196)`; null for any other text. */
export function readColourText(text: string): Rgb | null {
  const trimmed = text.trim();
  const short = shortHex.exec(trimmed)?.slice(1);
  if (short !== undefined) return within(short.map((digit) => Number.parseInt(digit + digit, 16)));
  const long = longHex.exec(trimmed)?.slice(1);
  if (long !== undefined) return within(long.map((part) => Number.parseInt(part, 16)));
  const parts = decimal.exec(trimmed)?.slice(1, 4);
  return parts === undefined ? null : within(parts.map(Number));
}

/** The colour in a field, in any notation, also half-typed; null where it is none yet. */
export function readColourValue(notation: ColourNotation, value: unknown): Rgb | null {
  if (typeof value === 'string') return readColourText(value);
  if (notation.shape === 'list') return Array.isArray(value) ? within(value) : null;
  return notation.shape === 'object' && isJsonObject(value) ? within(notation.names.map((name) => value[name])) : null;
}

/** A colour as `#3f7fc4`. */
export function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour as a field writes it. */
export function colourValue(notation: ColourNotation, colour: Rgb): unknown {
  if (notation.shape === 'text') return hexOf(colour);
  if (notation.shape === 'list') return [...colour];
  return Object.fromEntries(notation.names.map((name, part) => [name, colour[part]]));
}

/**
 * The value of a field after its text was edited: the colour where the field writes it in another notation, else the
 * text.
 */
export function colourFromText(notation: ColourNotation, text: string): unknown {
  const colour = notation.shape === 'text' || !isWholeText(text) ? null : readColourText(text);
  return colour === null ? text : colourValue(notation, colour);
}

/** Not the first three of six digits, and no unfinished list: those would change while they are typed. */
function isWholeText(text: string): boolean {
  return longHex.test(text.trim());
}

/** A field's colour as text to edit: typed text unchanged, parts as `#3f7fc4`; empty for none. */
export function colourText(notation: ColourNotation, value: unknown): string {
  if (typeof value === 'string') return value;
  const colour = readColourValue(notation, value);
  return colour === null ? '' : hexOf(colour);
}

const partNames = [
  ['r', 'g', 'b'],
  ['red', 'green', 'blue'],
] as const;
const mostOfPart = 255;

function isPartSchema(schema: unknown, root: JsonObject): boolean {
  if (!isJsonObject(schema)) return false;
  const { type, maximum } = resolveSchema(schema, root).schema;
  const isNumber = type === 'integer' || type === 'number';
  return isNumber && (maximum === undefined || numberOf(maximum) === mostOfPart);
}

function isNamedColour(name: string): boolean {
  return /^(colou?rs?|rgb|hex)$/.test(nameWords(name).at(-1) ?? '');
}

/** How a field writes a colour, by its format, its parts or its name; null for a field that is no colour. */
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
    // A list of numbers with this name has three of them, even where its schema does not say so.
    const isRgb = name === 'rgb' && schema['minItems'] === undefined && schema['maxItems'] === undefined;
    return (isTriple || isRgb) && isNamedColour(name) && isPartSchema(items, root) ? { shape: 'list' } : null;
  }
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const names = partNames.find((three) => three.every((part) => isPartSchema(properties[part], root)));
  return names !== undefined && Object.keys(properties).length === names.length ? { shape: 'object', names } : null;
}
