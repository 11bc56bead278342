import type { ChoiceField, FormField } from '../form-field.ts';
import { isJsonObject } from '../json.ts';

const switchWords = new Map<string, boolean>([
  ...['true', 'yes', 'on', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'off', '0'].map((word) => [word, false] as const),
]);

/**
 * The value of a field that a text stands for, as a cell of a table or the settings of another program have it: words
 * for switches, the value or the label of a choice, JSON for objects, `a; b` for lists. Numbers stay text, which the
 * form reads as if it were typed. A text that stands for no value stays as it is, and the checks report it.
 */
export function valueOfText(field: FormField, text: string): unknown {
  const plain = text.trim();
  switch (field.kind) {
    case 'switch':
      return switchWords.get(plain.toLowerCase()) ?? plain;
    case 'choice':
      return optionValue(field, plain);
    case 'text-list':
      return listOf(plain, /[;|\n]/);
    case 'media':
      return field.isMany ? listOf(plain, /[;|\s]/) : plain;
    case 'group':
    case 'list':
    case 'map':
    case 'alternatives':
    case 'branch':
      return readJson(plain) ?? plain;
    default:
      return plain;
  }
}

/** A name without case, spaces and signs, as names and labels are compared. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The field with a name or a label, whichever of these it is called; null for none. */
export function fieldCalled(fields: readonly FormField[], ...names: readonly string[]): FormField | null {
  const wanted = names.map(plainName);
  const found = wanted.flatMap((name) => [
    ...fields.filter((field) => plainName(field.name) === name),
    ...fields.filter((field) => plainName(field.label) === name),
  ]);
  return found[0] ?? null;
}

function optionValue({ options }: ChoiceField, plain: string): unknown {
  const same = (text: unknown) => String(text).toLowerCase() === plain.toLowerCase();
  const found = options.find(({ value }) => same(value)) ?? options.find(({ label }) => same(label));
  return found === undefined ? plain : found.value;
}

function listOf(plain: string, separator: RegExp): string[] {
  const json = readJson(plain);
  const parts: unknown[] = Array.isArray(json) ? json : plain.split(separator);
  return parts.map((part) => String(part).trim()).filter((part) => part !== '');
}

function readJson(text: string): unknown {
  if (!/^[[{]/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) || isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}
