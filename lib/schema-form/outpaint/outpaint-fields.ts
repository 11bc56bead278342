import type { ChoiceField, FormField, MediaField, NumberField } from '../form-field.ts';
import { nameWords } from '../field-label.ts';
import { textOf } from '../json.ts';
import type { FormModel } from '../model/form-model.ts';
import { type Edge, edges } from './frame.ts';

/** The fields by which a model extends its picture: pixels for edges, or a ratio to fill. */
export type OutpaintFields =
  | { shape: 'edges'; fields: Partial<Record<Edge, NumberField>> }
  | { shape: 'ratio'; field: ChoiceField };

const edgeOfWord: Record<string, Edge> = {
  left: 'left',
  right: 'right',
  top: 'top',
  up: 'top',
  bottom: 'bottom',
  down: 'bottom',
};
/** Words that may stand beside the edge in the name of such a field. */
const expansionWords = new Set(
  ['expand', 'expansion', 'outpaint', 'outpainting', 'extend', 'extension', 'uncrop', 'pad', 'padding', 'image'].concat(
    ['pixels', 'px', 'by', 'amount', 'size'],
  ),
);

/** Below this a number is no count of pixels. */
const leastMaximum = 16;

/** The edge that a number field extends in pixels, by its name; null for any other field. */
export function extendedEdge(field: FormField): Edge | null {
  if (field.kind !== 'number' || field.shape === 'seed') return null;
  if (!field.isInteger || (field.maximum !== null && field.maximum < leastMaximum)) return null;
  const words = nameWords(field.name);
  const found = words.filter((word) => Object.hasOwn(edgeOfWord, word));
  const others = words.filter((word) => !Object.hasOwn(edgeOfWord, word));
  if (found.length !== 1 || !others.every((word) => expansionWords.has(word))) return null;
  return edgeOfWord[found[0] ?? ''] ?? null;
}

const extendsPictures =
  /\b(outpaint\w*|uncrop\w*|reframe\w*|(expand|extend)(s|ed|ing)? (the |an? |your )?(image|picture|canvas|photo|background))\b/;

/** What a model does stands at the beginning of a text; some are megabytes long. */
const readCharacters = 2000;

const outpaintModels = new WeakMap<FormModel, boolean>();

/** Whether the schema of a model says that it extends pictures. It is read once. */
function isOutpaintModel(model: FormModel): boolean {
  const known = outpaintModels.get(model);
  if (known !== undefined) return known;
  const { schema, fields } = model;
  const texts = [schema['title'], schema['description'], ...fields.map(({ description }) => description)];
  const names = fields.map(({ name }) => nameWords(name).join(' '));
  const found = [...texts, ...names].some((text) =>
    extendsPictures.test((textOf(text) ?? '').slice(0, readCharacters).toLowerCase()),
  );
  outpaintModels.set(model, found);
  return found;
}

/** Whether a field may belong to an outpaint frame. It is quick, for the first paint of a form. */
export function mayOutpaint(field: FormField, model: FormModel): boolean {
  if (field.kind === 'number') return extendedEdge(field) !== null;
  return field.kind === 'choice' && field.options.some(({ ratio }) => ratio !== null) && isOutpaintModel(model);
}

/**
 * The fields of an outpaint frame among those beside each other: two edges or more, else a ratio in a model that extends pictures. Null where there are
 * none, or no picture.
 *
 * @param model the form, whose schema may say what the model does
 */
export function outpaintFields(siblings: readonly FormField[], model: FormModel): OutpaintFields | null {
  if (outpaintPicture(siblings) === null) return null;
  const found = siblings.flatMap((field): [Edge, NumberField][] => {
    const edge = extendedEdge(field);
    return edge === null || field.kind !== 'number' ? [] : [[edge, field]];
  });
  const fields: Partial<Record<Edge, NumberField>> = Object.fromEntries(found);
  if (edges.filter((edge) => fields[edge] !== undefined).length >= 2) return { shape: 'edges', fields };
  const field = siblings.find(
    (one): one is ChoiceField => one.kind === 'choice' && one.options.some(({ ratio }) => ratio !== null),
  );
  return field !== undefined && isOutpaintModel(model) ? { shape: 'ratio', field } : null;
}

/** The field with the picture that is extended: the first image beside the fields; null for none. */
export function outpaintPicture(siblings: readonly FormField[]): MediaField | null {
  const images = siblings.filter(
    (field): field is MediaField => field.kind === 'media' && !field.isHidden && field.media === 'image',
  );
  return images.find(({ name }) => !nameWords(name).includes('mask')) ?? null;
}

/** The last of the fields, below which the frame is offered. */
export function lastPointer(found: OutpaintFields): string | null {
  if (found.shape === 'ratio') return found.field.pointer;
  return Object.values(found.fields).at(-1)?.pointer ?? null;
}
