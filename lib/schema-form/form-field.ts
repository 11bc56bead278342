import type { MediaKind } from '../contract/media-kind.ts';
import type { JsonObject } from '../contract/model.ts';

/** The properties of every field of a form, of whatever kind. */
export interface FieldFacts {
  /** The property's name in its object. */
  name: string;
  /** JSON pointer into the request body. */
  pointer: string;
  label: string;
  /** The service's help text; null when it gives none. */
  description: string | null;
  isRequired: boolean;
  /** Whether `null` is a valid value. */
  isNullable: boolean;
  /** Accepted by the service, never shown; sent only where the schema requires it and gives the value itself. */
  isHidden: boolean;
  /** The value that the service uses when the field is left out; null when the schema names none. */
  defaultValue: unknown;
  /** The value that an empty form starts with; null for none. Unlike the default it is sent. */
  prefill: unknown;
  /** The property's schema with references followed, for checks and for keywords that this model leaves out. */
  schema: JsonObject;
}

/** Text. `prompt` describes what to generate, `lines` is other long text, `line` a short one. */
export interface TextField extends FieldFacts {
  kind: 'text';
  shape: 'prompt' | 'lines' | 'line';
  minLength: number | null;
  maxLength: number | null;
  /** Whether typed characters are masked, as for keys and passwords. */
  isSecret: boolean;
}

/** A number. Both bounds are inclusive; the pointer's `step` is what one press of an arrow key changes. */
export interface NumberField extends FieldFacts {
  kind: 'number';
  isInteger: boolean;
  minimum: number | null;
  maximum: number | null;
  step: number;
  /** As in `s` or `px`; null for a bare number. */
  unit: string | null;
  /** `slider` where both bounds exist and are near enough, `seed` for a random seed. */
  shape: 'slider' | 'plain' | 'seed';
  /** What a slider covers: the bounds, or those that only the description gives, which refuse nothing. */
  range: { minimum: number; maximum: number } | null;
  /** The value that leaves the number to the model, as −1 or `auto`, and its label; null where there is none. */
  auto: { value: unknown; label: string } | null;
}

/** On or off. */
export interface SwitchField extends FieldFacts {
  kind: 'switch';
}

/** One value of a list. */
export interface ChoiceOption {
  value: unknown;
  label: string;
  /** The aspect ratio that the value names; null for none. */
  ratio: { width: number; height: number } | null;
}

/**
 * One of several values. `ratios` are drawn as rectangles, `buttons` side by side, `steps` on a scale; a `list` opens.
 */
export interface ChoiceField extends FieldFacts {
  kind: 'choice';
  shape: 'ratios' | 'buttons' | 'steps' | 'list';
  options: ChoiceOption[];
  /** Whether any other text is accepted too. */
  takesOther: boolean;
}

/** How a field writes a colour: as text, as an object of its parts, or as a list of them. */
export type ColourNotation =
  | { shape: 'text' }
  | { shape: 'list' }
  | { shape: 'object'; names: readonly [string, string, string] };

/** A colour. */
export interface ColourField extends FieldFacts {
  kind: 'colour';
  notation: ColourNotation;
}

/** Addresses of media, one or several. */
export interface MediaField extends FieldFacts {
  kind: 'media';
  /** The accepted kind; null for any. */
  media: MediaKind | null;
  isMany: boolean;
  minItems: number;
  /** Null without a limit. */
  maxItems: number | null;
  /** Largest file in bytes; null when the schema says nothing. */
  maxBytes: number | null;
}

/** A list of short texts. */
export interface TextListField extends FieldFacts {
  kind: 'text-list';
  minItems: number;
  maxItems: number | null;
}

/** Fields of an object inside the body. */
export interface GroupField extends FieldFacts {
  kind: 'group';
  fields: FormField[];
  rows: FormRow[];
}

/** A list of values, each with its own field, as in shots, elements, points, weights. */
export interface ListField extends FieldFacts {
  kind: 'list';
  minItems: number;
  /** Null without a limit. */
  maxItems: number | null;
  /** The label of one item. */
  itemLabel: string;
  /** The field of an item by its index, read on demand, because a schema may contain itself. */
  itemAt: (index: number) => FormField;
}

/** One of several alternatives of a value. */
export interface Alternative {
  title: string;
  description: string | null;
  /** Its schema, references followed, merged with the keywords beside the alternatives. */
  schema: JsonObject;
  /** Its field, read on demand. */
  field: () => FormField;
}

/** A value with several alternatives, one of which is chosen: a preset or exact numbers, this object or that. */
export interface AlternativesField extends FieldFacts {
  kind: 'alternatives';
  options: Alternative[];
}

/** A map: values under names that the user types, beside those that the schema names. */
export interface MapField extends FieldFacts {
  kind: 'map';
  /** Properties that the schema names. */
  fields: FormField[];
  rows: FormRow[];
  /** The field of the value under a typed name. */
  entryAt: (name: string) => FormField;
}

/** An object that is drawn on demand, because its schema contains itself. */
export interface BranchField extends FieldFacts {
  kind: 'branch';
  /** The object's fields, read on demand. */
  group: () => FormField;
}

/** A constant. It is never shown. */
export interface ConstantField extends FieldFacts {
  kind: 'constant';
  value: unknown;
}

/** Any other value: typed as JSON, checked against its schema. */
export interface JsonField extends FieldFacts {
  kind: 'json';
}

/** A field of the form: one property of the request, and how to draw it. */
export type FormField =
  | TextField
  | NumberField
  | SwitchField
  | ChoiceField
  | ColourField
  | MediaField
  | TextListField
  | GroupField
  | ListField
  | AlternativesField
  | MapField
  | BranchField
  | ConstantField
  | JsonField;

/** Whether a field without a value is left out of the request, with nothing to show in its place: nothing is chosen. */
export function staysUnset({ isRequired, defaultValue }: FieldFacts): boolean {
  return !isRequired && defaultValue === null;
}

/** The kinds of fields. */
export type FieldKind = FormField['kind'];

/** The field of a kind; of several kinds, any of theirs. */
export type FieldOf<Kind extends FieldKind> = {
  [K in Kind]: Extract<FormField, { kind: K }> & { kind: K };
}[Kind];

/** Fields that contain other fields. */
export type StructureField = GroupField | ListField | AlternativesField | MapField | BranchField;

/** Whether a field contains other fields, so that it takes rows of its own. */
export function isStructure(field: FormField): field is StructureField {
  return ['group', 'list', 'alternatives', 'map', 'branch'].includes(field.kind);
}

/** Names of the fields on one row: one field, two beside each other, or width and height, in this order. */
export interface FormRow {
  shape: 'single' | 'beside' | 'size';
  names: string[];
}
