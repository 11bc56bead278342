import { type JsonSyntaxError, findJsonSyntaxError } from '../../contract/json-syntax-error.ts';
import type { JsonField } from '../form-field.ts';
import { isJsonObject, textsOf } from '../json.ts';
import { messages } from '../messages.ts';
import { carryWhole } from './carry-whole.ts';
import { type FieldReading, type KindDefinition, absent } from './kind-definition.ts';
import { leaf } from './leaf.ts';

/** Keywords that say nothing of a value. */
const annotations = new Set([
  'title',
  'description',
  'deprecated',
  'nullable',
  'example',
  'examples',
  'default',
  '$comment',
]);
/** What people type for JSON, and what JSON spells differently. */
const almostJson = /^(?:true|false|null|nul|none|nil|nan|undefined|infinity)$/i;

/**
 * Reads typed JSON. Text that is no JSON is read as a string where the schema is a string. Where it says nothing of its
 * value, a line of words is too: `modern` stands for itself.
 */
function readJsonText(field: JsonField, raw: unknown): FieldReading {
  if (typeof raw !== 'string') return { state: 'value', value: raw };
  if (raw.trim() === '') return absent;
  try {
    const value: unknown = JSON.parse(raw);
    return { state: 'value', value };
  } catch {
    if (takesText(field)) return { state: 'value', value: raw };
    const words = raw.trim();
    return takesWords(field) && /^\p{L}.*$/u.test(words) && !almostJson.test(words)
      ? { state: 'value', value: words }
      : { state: 'issue', value: raw, message: jsonMessage(raw) };
  }
}

function jsonMessage(text: string): string {
  const issue = findJsonSyntaxError(text);
  return issue === null ? messages.jsonIssues.value : jsonIssueMessage(text, issue);
}

function takesText(field: JsonField): boolean {
  const alternatives = field.schema['anyOf'] ?? field.schema['oneOf'];
  const schemas = Array.isArray(alternatives) ? alternatives.filter(isJsonObject) : [field.schema];
  return schemas.some(
    (schema) => schema['type'] === 'string' || (Array.isArray(schema['enum']) && textsOf(schema['enum']).length > 0),
  );
}

/** Whether a property's schema says nothing of its value. The whole request is an object anyway. */
function takesWords({ schema, pointer }: JsonField): boolean {
  const samples = [schema['default'], schema['example'], schema['examples']].flat();
  const isSilent = Object.keys(schema).every((keyword) => annotations.has(keyword) || keyword.startsWith('x-'));
  return isSilent && pointer !== '' && samples.every((sample) => typeof sample === 'string' || sample === undefined);
}

/** The message at a field with invalid JSON: the position and what is wrong there. */
export function jsonIssueMessage(text: string, { kind, offset, line, column }: JsonSyntaxError): string {
  const isCut = offset === text.length && kind !== 'colon';
  return messages.jsonIssueAt({ line, column, message: isCut ? messages.jsonEnds : messages.jsonIssues[kind] });
}

/** A JSON field's value as text to edit: typed text as it is, any other value written out. */
export function jsonText(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** Any value, typed as JSON: the kind of every property that no other kind takes. */
export const jsonKind: KindDefinition<JsonField> = {
  ...leaf,
  read: ({ facts }) => ({ ...facts, kind: 'json' }),
  readValue: readJsonText,
  /** A text of a request gets quotes. */
  typedValue: (_field, value) => (typeof value === 'string' ? JSON.stringify(value) : value),
  valueOfText: (_field, text) => text,
  initialValue: ({ prefill }) => prefill,
  shows: () => true,
  convert: carryWhole,
  hint: () => messages.jsonHint,
  missingMessage: () => messages.fillIn,
  isWide: () => true,
  isTyped: () => true,
};
