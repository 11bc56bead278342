import type { JsonObject } from '../../contract/model.ts';
import type { MediaKind } from '../../contract/media-kind.ts';
import { parkedNames } from '../model/exclusive-modes.ts';
import type { FormField, MediaField } from '../form-field.ts';
import type { FormModel } from '../model/form-model.ts';
import { textsOf, isJsonObject, textOf } from '../json.ts';

/** References that a prompt may cite by number, and how. */
export interface CitableGroup extends NamedGroup {
  media: MediaKind | null;
  /** The references that can be cited now, in order. */
  addresses: string[];
}

function isMedia(field: FormField): field is MediaField {
  return field.kind === 'media' && !field.isHidden;
}

const nounOf: Record<MediaKind, string> = { image: 'Image', video: 'Video', audio: 'Audio' };

/**
 * The citation syntax that help texts show by example, as in “refer to it as @Image1”; else the plain noun and number.
 */
function patternFor(media: MediaKind, help: string): string {
  const example = new RegExp(String.raw`(?<!\w)(@?${nounOf[media]}\s?)\d(?!\d)`, 'i').exec(help);
  return `${example?.[1] ?? `${nounOf[media]} `}{n}`;
}

function guessedGroups(model: FormModel): NamedGroup[] {
  const lists = model.fields.filter(isMedia).filter(({ isMany }) => isMany);
  const help = model.fields.map(({ description }) => description ?? '').join('\n');
  return lists.flatMap(({ name, media }, index) => {
    const isFirst = lists.findIndex((other) => other.media === media) === index;
    return media === null || !isFirst ? [] : [{ field: name, pattern: patternFor(media, help) }];
  });
}

/** The prompt fields of a form. */
export function promptFields(model: FormModel): FormField[] {
  return model.fields.filter((field) => field.kind === 'text' && field.shape === 'prompt' && !field.isHidden);
}

/**
 * The references that the prompts of a form may cite: those that the prompt's schema names, else the first list of each
 * kind of media, in the syntax of the help texts. References that the mode in use excludes are left out.
 */
export function citableGroups(model: FormModel, values: JsonObject): CitableGroup[] {
  const [prompt] = promptFields(model);
  if (prompt === undefined) return [];
  const media = new Map(model.fields.filter(isMedia).map((field) => [field.name, field]));
  const parked = parkedNames(model, values);
  return (namedGroups(prompt.schema) ?? guessedGroups(model)).flatMap(({ field, pattern }) => {
    const holder = media.get(field);
    if (holder === undefined) return [];
    return [{ field, pattern, media: holder.media, addresses: parked.has(field) ? [] : addressesOf(values[field]) }];
  });
}

/** The addresses in a media field's value, be it one or a list. */
export function addressesOf(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? [value] : textsOf(value);
}

/** The citation of the reference at an index, from 0. */
export function citationOf({ pattern }: Pick<CitableGroup, 'pattern'>, index: number): string {
  return pattern.replace('{n}', String(index + 1));
}

/** A field whose references a prompt may cite by number, and how. */
export interface NamedGroup {
  field: string;
  /** As in `Image {n}` or `@Video {n}`; `{n}` counts from 1. */
  pattern: string;
}

/** The groups that a prompt's schema names itself (`x-media-references`); null when it names none. */
export function namedGroups(prompt: JsonObject): NamedGroup[] | null {
  const references = prompt['x-media-references'];
  if (!isJsonObject(references) || !Array.isArray(references['groups'])) return null;
  const groups: unknown[] = references['groups'];
  return groups.filter(isJsonObject).flatMap((group) => {
    const [field, pattern] = [textOf(group['field']), textOf(group['pattern'])];
    return field === null || pattern === null || !pattern.includes('{n}') ? [] : [{ field, pattern }];
  });
}
