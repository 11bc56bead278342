import type { JsonObject } from '../../contract/model.ts';
import type { FormField } from '../form-field.ts';
import { textOf } from '../json.ts';
import { plainHelp } from '../help/plain-help.ts';
import { isSlowPattern, passesPattern } from '../patterns/checkable-pattern.ts';
import { messages } from '../messages.ts';

/** Values of formats that are not typed by name alone. */
const examplesOfFormats: Record<string, string> = {
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  date: '2026-03-01',
  time: '18:30:00Z',
  'date-time': '2026-03-01T18:30:00Z',
  duration: 'PT1M30S',
};
const longestExample = 60;
const longestSentence = 160;
/** Of a long description, only the beginning is read. */
const longestBeginning = 1000;

/**
 * What a field wants, in plain words: an example from its schema or of its format, else the first sentence of its
 * description. Null where the schema tells none.
 */
export function wantedForm(field: FormField | null, schema: JsonObject, value: unknown): string | null {
  const example = exampleOf(field, schema, value);
  if (example !== null) return messages.forExample({ example });
  const beginning = (field?.description ?? '').slice(0, longestBeginning);
  const [sentence = ''] = plainHelp(beginning).split(/(?<=[.!?])\s|\n/, 1);
  const told = sentence.trim();
  if (told === '') return null;
  return told.length > longestSentence ? `${told.slice(0, longestSentence - 1).trimEnd()}…` : told;
}

/** The first example that the schema itself would accept, as text. */
function exampleOf(field: FormField | null, schema: JsonObject, value: unknown): string | null {
  const given = [schema, field?.schema ?? {}].flatMap(({ examples, example }) => [examples, example].flat());
  const ofFormat = examplesOfFormats[textOf(schema['format']) ?? ''];
  const usable = [...given, field?.defaultValue, ofFormat].find(
    (one): one is string | number =>
      (typeof one === 'number' || (typeof one === 'string' && one.trim() !== '' && one.length <= longestExample)) &&
      one !== value &&
      isFitting(field?.schema['pattern'], one),
  );
  return usable === undefined ? null : String(usable);
}

/** A slow pattern is left to the schema's author: trying it would have to wait. */
function isFitting(pattern: unknown, example: string | number): boolean {
  return typeof pattern !== 'string' || isSlowPattern(pattern) || passesPattern(pattern, String(example));
}
