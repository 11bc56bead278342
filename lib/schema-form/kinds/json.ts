import { type JsonSyntaxError, findJsonSyntaxError } from '../../contract/json-syntax-error.ts';
import type { JsonField } from '../form-field.ts';
import { isJsonObject, textsOf } from '../json.ts';
import { messages } from '../messages.ts';
import { carryWhole } from './carry-whole.ts';
import { type FieldReading, type KindDefinition, absent } from './kind-definition.ts';
import { leaf } from './leaf.ts';

/** Keywords that say what a value is, so that a text without quotes is a mistake. */
const typing = [
  'type',
  'enum',
  'const',
  'properties',
  'patternProperties',
  'additionalProperties',
  'required',
  'items',
];

/**
 * Reads typed JSON. Text that is no JSON is read as a string where the schema is a string. Where it says nothing of its
 * value, words are: `modern` stands for itself.
 */
function readJsonText(field: JsonField, raw: unknown): FieldReading {
  if (typeof raw !== 'string') return { state: 'value', value: raw };
  if (raw.trim() === '') return absent;
  try {
    const value: unknown = JSON.parse(raw);
    return { state: 'value', value };
  } catch {
    return takesText(field) || (isUntyped(field) && /^\p{L}/u.test(raw.trim()))
      ? { state: 'value', value: raw }
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

function isUntyped({ schema }: JsonField): boolean {
  return ![...typing, 'anyOf', 'oneOf', 'not', 'if'].some((keyword) => keyword in schema);
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
