import type { JsonObject } from '../../contract/model.ts';
import { nameWords } from '../field-label.ts';
import { splitPrompt } from '../../contract/prompt/readable-prompt.ts';
import type { TextField } from '../form-field.ts';
import { isJsonObject, numberOf } from '../json.ts';
import { messages } from '../messages.ts';
import { absent, type KindDefinition } from './kind-definition.ts';
import { leaf } from './leaf.ts';

function textShape(name: string, schema: JsonObject): TextField['shape'] {
  const words = nameWords(name);
  const isPrompt = words.includes('prompt') && !words.includes('negative');
  if (isPrompt || isJsonObject(schema['x-media-references']) || /^(inputs?|text|instructions?)$/.test(name))
    return 'prompt';
  const isLong = words.includes('prompt') || words.some((word) => /^(lyrics|description|caption|script)$/.test(word));
  return isLong || (numberOf(schema['maxLength']) ?? 0) > 200 ? 'lines' : 'line';
}

/** The facts of a text field from its schema; null when the schema is no string. */
function readText(
  name: string,
  schema: JsonObject,
): Pick<TextField, 'shape' | 'minLength' | 'maxLength' | 'isSecret'> | null {
  if (schema['type'] !== 'string') return null;
  const isSecret = schema['x-cog-secret'] === true || schema['format'] === 'password';
  return {
    shape: isSecret ? 'line' : textShape(name, schema),
    minLength: numberOf(schema['minLength']),
    maxLength: numberOf(schema['maxLength']),
    isSecret,
  };
}

/** The length of a text in code points, as JSON Schema counts it: one for an emoji of two UTF-16 units. */
export function characterCount(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

function textHint({ maxLength, shape }: TextField, raw: unknown): string | null {
  const text = typeof raw === 'string' ? raw : '';
  const length = characterCount(text);
  if (maxLength !== null && length > maxLength * 0.8) return messages.characters({ length, most: maxLength });
  const words = shape === 'prompt' ? (splitPrompt(text).words.match(/\S+/g)?.length ?? 0) : 0;
  return words > 0 ? messages.words({ amount: words }) : null;
}

/** Text. */
export const textKind: KindDefinition<TextField> = {
  ...leaf,
  read: ({ facts }) => {
    const text = readText(facts.name, facts.schema);
    return text && { ...facts, kind: 'text', ...text };
  },
  readValue: (_field, raw) => ({ state: 'value', value: raw }),
  /** An emptied text is absent, unless leaving it out would bring the service's default back. */
  readEmptied: ({ defaultValue, minLength }) => {
    const comesBack = typeof defaultValue === 'string' && defaultValue !== '';
    return comesBack && (minLength ?? 0) === 0 ? { state: 'value', value: '' } : absent;
  },
  typedValue: (_field, value) => (typeof value === 'number' ? String(value) : value),
  valueOfText: (_field, text) => text,
  initialValue: ({ prefill }) => prefill,
  shows: (_field, value) => typeof value === 'string',
  convert: (value) => (typeof value === 'string' ? value : undefined),
  hint: textHint,
  missingMessage: ({ shape }) => (shape === 'prompt' ? messages.addPrompt : messages.fillIn),
  isWide: ({ shape }) => shape !== 'line',
  isTyped: () => true,
};
