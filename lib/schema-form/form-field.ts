import type { MediaKind } from '../contract/media-kind.ts';
import type { JsonObject } from '../contract/model.ts';

/** What every field of a form has, whatever it holds. */
export interface FieldFacts {
  /** The property's name in its object. */
  name: string;
  /** JSON pointer into the request body. */
  pointer: string;
  label: string;
  /** Help in the service's own words; null when it gives none. */
  description: string | null;
  isRequired: boolean;
  /** Whether `null` is a value of it. */
  isNullable: boolean;
  /** Accepted by the service, never shown; sent only where the schema demands it and gives the value itself. */
  isHidden: boolean;
  /** What the service takes when the field is left out; null when it says nothing. */
  defaultValue: unknown;
  /** What an empty form starts with; null for nothing. Not the service's default: it is sent. */
  prefill: unknown;
  /** The property's schema with references followed, for checks and for what this model leaves out. */
  schema: JsonObject;
}

/** Text. `prompt` is the one that says what to make, `lines` other long text, `line` a short one. */
export interface TextField extends FieldFacts {
  kind: 'text';
  shape: 'prompt' | 'lines' | 'line';
  minLength: number | null;
  maxLength: number | null;
  /** Whether it is to be covered while it is typed, as keys and passwords are. */
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
  /** `slider` where both bounds are there and near enough, `seed` for the start of chance. */
  shape: 'slider' | 'plain' | 'seed';
  /** The value that leaves the number to the model, as −1 or `auto`, and what it is called; null where there is none. */
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
  /** The proportions that the value names, where it names some. */
  ratio: { width: number; height: number } | null;
}

/** One of several values. `ratios` are drawn, `buttons` stand side by side, `steps` lie on a scale, a `list` opens. */
export interface ChoiceField extends FieldFacts {
  kind: 'choice';
  shape: 'ratios' | 'buttons' | 'steps' | 'list';
  options: ChoiceOption[];
  /** Whether any other text is accepted too. */
  takesOther: boolean;
}

/** How a field writes a colour: as text, or by its parts under names or in a list. */
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
  /** What it takes; null for any of them. */
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

/** Several values of one kind, each drawn by a field of its own, as in shots, elements, points, weights. */
export interface ListField extends FieldFacts {
  kind: 'list';
  minItems: number;
  /** Null without a limit. */
  maxItems: number | null;
  /** What one item is called. */
  itemLabel: string;
  /** The field of an item by its index, read when it is asked for: a list of lists of itself has no end. */
  itemAt: (index: number) => FormField;
}

/** One of several ways to say a value. */
export interface Alternative {
  title: string;
  description: string | null;
  /** What it demands, references followed, with what stands beside the alternatives. */
  schema: JsonObject;
  /** How it is drawn, read when it is asked for. */
  field: () => FormField;
}

/** A value that can be said in several ways, one of which is chosen: a preset or exact numbers, this object or that. */
export interface AlternativesField extends FieldFacts {
  kind: 'alternatives';
  options: Alternative[];
}

/** Values under names of one's own, beside those that the schema names itself. */
export interface MapField extends FieldFacts {
  kind: 'map';
  /** Properties that the schema names. */
  fields: FormField[];
  rows: FormRow[];
  /** The field of a value by the name it was given. */
  entryAt: (name: string) => FormField;
}

/** An object that is drawn only once it is asked for, as when it contains itself. */
export interface BranchField extends FieldFacts {
  kind: 'branch';
  /** The object's fields, read when they are asked for. */
  group: () => FormField;
}

/** A value that allows no choice. It is never shown. */
export interface ConstantField extends FieldFacts {
  kind: 'constant';
  value: unknown;
}

/** Anything else: typed as JSON, checked against its schema. */
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

/** Fields that hold other fields, drawn by themselves rather than by a widget. */
export type StructureField = ListField | AlternativesField | MapField | BranchField;

/** Names of fields on one line: alone, beside each other, or an image's width and height. */
export interface FormRow {
  shape: 'single' | 'beside' | 'size';
  names: string[];
}
