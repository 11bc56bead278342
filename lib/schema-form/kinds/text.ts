import type { JsonObject } from '../../contract/model.ts';
import { nameWords } from '../field-label.ts';
import type { TextField } from '../form-field.ts';
import { isJsonObject, numberOf } from '../json.ts';

function textShape(name: string, schema: JsonObject): TextField['shape'] {
  const words = nameWords(name);
  const isPrompt = words.includes('prompt') && !words.includes('negative');
  if (isPrompt || isJsonObject(schema['x-media-references']) || /^(inputs?|text|instructions?)$/.test(name))
    return 'prompt';
  const isLong = words.includes('prompt') || words.some((word) => /^(lyrics|description|caption|script)$/.test(word));
  return isLong || (numberOf(schema['maxLength']) ?? 0) > 200 ? 'lines' : 'line';
}

/** The facts of a text field from its schema; null when the schema is no string. */
export function readText(
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
