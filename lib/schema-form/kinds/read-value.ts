import { withUnit } from '../format.ts';
import { colourValue, readColourText } from './colour/colour-value.ts';
import type {
  ColourField,
  FormField,
  GroupField,
  JsonField,
  NumberField,
  StructureField,
  TextListField,
} from '../form-field.ts';
import { isJsonObject, isSameJson, textsOf } from '../json.ts';
import { messages } from '../messages.ts';
import { readTypedNumber } from './number/typed-number.ts';
import { findJsonSyntaxError, type JsonSyntaxError } from '../../contract/json-syntax-error.ts';

/** A field's value as the request carries it: absent, a value, or invalid with the reason. */
export type FieldReading =
  | { state: 'absent' }
  | { state: 'value'; value: unknown }
  | { state: 'issue'; value: unknown; message: string };

const absent: FieldReading = { state: 'absent' };

function readNumberText(field: NumberField, raw: unknown): FieldReading {
  if (typeof raw === 'number' || isSameJson(raw, field.auto?.value)) return { state: 'value', value: raw };
  if (typeof raw !== 'string') return { state: 'issue', value: raw, message: messages.enterNumber };
  const typed = raw.trim();
  if (typed === '') return absent;
  const value = readTypedNumber(typed, field);
  if (value !== null && field.isInteger && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    return {
      state: 'issue',
      value: raw,
      message: messages.atMost({ value: withUnit(Number.MAX_SAFE_INTEGER, field.unit) }),
    };
  }
  if (value !== null) return { state: 'value', value };
  return { state: 'issue', value: raw, message: field.isInteger ? messages.enterWhole : messages.enterNumber };
}

/** Reads a typed colour. Text stays text where the field is a string: services know colour names, too. */
function readColourTyped({ notation }: ColourField, raw: unknown): FieldReading {
  if (typeof raw !== 'string' || notation.shape === 'text') return { state: 'value', value: raw };
  const colour = readColourText(raw);
  return colour === null
    ? { state: 'issue', value: raw, message: messages.wrongColour }
    : { state: 'value', value: colourValue(notation, colour) };
}

/** Reads typed JSON. Text that is no JSON is read as a string where the schema is a string. */
function readJsonText(field: JsonField, raw: unknown): FieldReading {
  if (typeof raw !== 'string') return { state: 'value', value: raw };
  if (raw.trim() === '') return absent;
  try {
    const value: unknown = JSON.parse(raw);
    return { state: 'value', value };
  } catch {
    return takesText(field)
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

function readList(field: TextListField, raw: unknown): FieldReading {
  if (!Array.isArray(raw)) return { state: 'issue', value: raw, message: messages.fillIn };
  const entries = raw.filter((entry) => typeof entry !== 'string' || entry.trim() !== '');
  return entries.length === 0 && !(field.isRequired && field.minItems === 0)
    ? absent
    : { state: 'value', value: entries };
}

/** An emptied text is absent, unless leaving it out would bring the service's default back. */
function readEmptied(field: FormField): FieldReading {
  const comesBack = field.kind === 'text' && typeof field.defaultValue === 'string' && field.defaultValue !== '';
  return comesBack && (field.minLength ?? 0) === 0 ? { state: 'value', value: '' } : absent;
}

/**
 * The value of a field of other fields: unchanged, since each inner field reads its own part. An empty list counts only
 * where leaving it out would bring the service's default items back.
 */
function readStructure(field: GroupField | StructureField, raw: unknown): FieldReading {
  const isEmptyList = Array.isArray(raw) && raw.length === 0;
  const comesBack = Array.isArray(field.defaultValue) && field.defaultValue.length > 0;
  const isEmptyObject = isJsonObject(raw) && Object.keys(raw).length === 0;
  return (isEmptyList && !comesBack) || isEmptyObject ? absent : { state: 'value', value: raw };
}

/** Converts a field's value, exactly as typed, to the value that the request carries. */
export function readValue(field: FormField, raw: unknown): FieldReading {
  if (raw === undefined) return absent;
  if (raw === null) return field.isNullable && field.isRequired ? { state: 'value', value: null } : absent;
  if (raw === '' && field.kind !== 'choice') return readEmptied(field);
  switch (field.kind) {
    case 'number':
      return readNumberText(field, raw);
    case 'json':
      return readJsonText(field, raw);
    case 'colour':
      return readColourTyped(field, raw);
    case 'text-list':
      return readList(field, raw);
    case 'media': {
      const isEmptyList = Array.isArray(raw) && raw.length === 0;
      return isEmptyList ? absent : { state: 'value', value: field.isMany && typeof raw === 'string' ? [raw] : raw };
    }
    case 'group':
    case 'list':
    case 'map':
    case 'alternatives':
    case 'branch':
      return readStructure(field, raw);
    default:
      return { state: 'value', value: raw };
  }
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
