import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, textOf } from '../json.ts';

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
