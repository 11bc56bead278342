import type { JsonObject } from '../contract/model.ts';
import { nameWords } from '../schema-form/field-label.ts';
import type { FormField, MediaField } from '../schema-form/form-field.ts';
import { roleOf } from '../schema-form/kinds/field-role.ts';
import { createFormModel, type FormModel } from '../schema-form/model/form-model.ts';
import { citableGroups } from '../schema-form/prompt/citable-groups.ts';
import { readShotLength, type ShotLength } from './shot-length.ts';

/** What a shot can carry, by the request schema of a model. Names are those of the schema's properties. */
export interface ShotFit {
  prompt: string;
  /** How long a shot can be; null where the model decides. */
  length: ShotLength | null;
  firstFrame: { name: string; isRequired: boolean } | null;
  lastFrame: { name: string } | null;
  references: ReferenceFit | null;
  /** Whether a shot has either frames or references, never both. */
  isEither: boolean;
}

/** The images that a model takes as references. */
export interface ReferenceFit {
  name: string;
  /** Null without a limit. */
  most: number | null;
  isRequired: boolean;
  /** How a prompt cites one, as in `Image {n}`. */
  pattern: string;
}

const isImage = (field: FormField): field is MediaField =>
  field.kind === 'media' && !field.isHidden && (field.media === 'image' || field.media === null);

/** Images that guide a look instead of being a frame. */
const guides = /\b(style|face|character|subject|reference|control|pose|depth|mask|logo|product)\b/;

const words = (field: FormField) => nameWords(field.name).join(' ');

/**
 * Reads what a model can do for a shot. Null for a model that takes no prompt, or needs other media than a first frame
 * and references.
 */
export function shotFitOf(schema: JsonObject): ShotFit | null {
  const model = createFormModel(schema);
  const prompt = model.fields.find((field) => roleOf(field) === 'prompt' && !field.isHidden);
  if (prompt === undefined) return null;
  const images = model.fields.filter(isImage);
  const single = images.filter(({ isMany }) => !isMany);
  const last = single.find((field) => roleOf(field) === 'last-frame') ?? null;
  const first = single.find((field) => roleOf(field) === 'reference' && !guides.test(words(field))) ?? null;
  const list = images.find((field) => field.isMany && roleOf(field) === 'reference') ?? null;
  const used = new Set<FormField | null>([first, last, list]);
  const needsOther = model.fields.some((field) => field.kind === 'media' && isNeeded(field) && !used.has(field));
  if (needsOther || last?.isRequired === true) return null;
  return {
    prompt: prompt.name,
    length: readShotLength(model.fields),
    firstFrame: first === null ? null : { name: first.name, isRequired: first.isRequired },
    lastFrame: last === null ? null : { name: last.name },
    references: list === null ? null : referencesOf(model, list),
    isEither: first !== null && list !== null && excludes(model, first.name, list.name),
  };
}

function isNeeded(field: MediaField): boolean {
  return field.isRequired || field.minItems > 0;
}

function referencesOf(model: FormModel, list: MediaField): ReferenceFit {
  const group = citableGroups(model, {}).find(({ field }) => field === list.name);
  return {
    name: list.name,
    most: list.maxItems,
    isRequired: isNeeded(list),
    pattern: group?.pattern ?? 'Image {n}',
  };
}

function excludes({ modes }: FormModel, one: string, other: string): boolean {
  return modes.some(({ names }) => names.includes(one) && !names.includes(other));
}
