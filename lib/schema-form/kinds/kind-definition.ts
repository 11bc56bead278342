import type { JsonObject } from '../../contract/model.ts';
import type { FormField } from '../form-field.ts';
import type { AlternativeChoices } from '../reserved-values.ts';
import type { FieldDraft } from './field-context.ts';

/** A field's value as the request carries it: absent, a value, or invalid with the reason. */
export type FieldReading =
  | { state: 'absent' }
  | { state: 'value'; value: unknown }
  | { state: 'issue'; value: unknown; message: string };

/** The reading of a field without a value. */
export const absent: FieldReading = { state: 'absent' };

/** A field inside another, and its part of the value. */
export interface InnerField {
  field: FormField;
  raw: unknown;
}

/** What nested fields depend on: the values of the form, and the chosen alternatives. */
export interface FilledContext {
  values: JsonObject;
  choices: AlternativeChoices;
}

/**
 * How a body is built from fields of any kind. A kind gets it as an argument: the table of kinds imports the kinds, so
 * they can't import what looks in the table.
 */
export interface BodyBuilder {
  choices: AlternativeChoices;
  /** Converts a typed value to the value that the request carries. */
  readValue: (field: FormField, raw: unknown) => FieldReading;
  /** Whether a field has a value, rather than leaving it to the service. */
  isPresent: (field: FormField, raw: unknown) => boolean;
  /** The value of a field that is sent even when empty. */
  itemBody: (field: FormField, raw: unknown) => unknown;
  /** The object that fields send. */
  objectBody: (fields: readonly FormField[], values: JsonObject, schema: JsonObject) => JsonObject;
}

/**
 * All that differs between the kinds of fields. A kind with inner fields gets the function that answers for fields of
 * any kind as the last argument.
 *
 * `raw` is a value as it stands in the form, exactly as typed; `value` is one of a request.
 */
export interface KindDefinition<F extends FormField> {
  /** The field of a property; null where its schema is one for another kind. */
  read: (draft: FieldDraft) => F | null;

  /** Converts a typed value, neither empty nor null, to the value that the request carries. */
  readValue: (field: F, raw: unknown) => FieldReading;
  /** Converts an emptied text. */
  readEmptied: (field: F) => FieldReading;
  /** Whether a value has the shape that the kind needs to look into it; a foreign value may be anything. */
  hasShape: (raw: unknown) => boolean;
  /** Whether a value of that shape is one, rather than leaving it to the service. */
  isPresent: (field: F, raw: unknown, body: BodyBuilder) => boolean;
  /** What the field sends as a property of an object; undefined for nothing. */
  propertyBody: (field: F, raw: unknown, body: BodyBuilder) => unknown;
  /** What the field sends even when empty, as an item that was added to a list; undefined for nothing. */
  itemBody: (field: F, raw: unknown, body: BodyBuilder) => unknown;
  /** A value of a request as the field stores it while typing; one that does not fit stays unchanged. */
  typedValue: (field: F, value: unknown, typedValue: (field: FormField, value: unknown) => unknown) => unknown;
  /** The value that a trimmed text stands for; a text that stands for none stays as it is. */
  valueOfText: (field: F, text: string) => unknown;

  /** The fields in it that are drawn for a value. */
  innerFields: (field: F, raw: unknown, choices: AlternativeChoices) => InnerField[];
  /** The next field on the path to a name or index below it; null where the path ends. */
  fieldAt: (field: F, step: string, form: FilledContext) => FormField | null;
  /** What an empty form starts with; null for nothing. */
  initialValue: (field: F, initialValues: (fields: readonly FormField[]) => JsonObject) => unknown;
  /** What a new item of a list starts with. */
  blankItem: (field: F, blankItem: (field: FormField) => unknown) => unknown;

  /** Whether it can show a value, neither empty nor null, as it is, valid or not. */
  shows: (field: F, value: unknown) => boolean;
  /** A value of another field as this one would hold it; undefined where it can't. */
  convert: (value: unknown, field: F, source: FormField) => unknown;

  /** The short text at the right of its label: a count, or the allowed range; null for none. */
  hint: (field: F, raw: unknown) => string | null;
  /** The message where a required value is missing. */
  missingMessage: (field: F) => string;
  /** Whether it needs a whole row. */
  isWide: (field: F) => boolean;
  /** Whether the value comes from the keyboard, so that keystrokes are undone together. */
  isTyped: (field: F, raw: unknown) => boolean;
}
