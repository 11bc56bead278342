import type { FormField } from '../form-field.ts';
import { kindOf } from '../kinds/kinds.ts';

/**
 * The value of a field that a text stands for, as a cell of a table or the settings of another program have it: words
 * for switches, the value or the label of a choice, JSON for objects, `a; b` for lists. Numbers stay text, which the
 * form reads as if it were typed. A text that stands for no value stays as it is, and the checks report it.
 */
export function valueOfText(field: FormField, text: string): unknown {
  return kindOf(field).valueOfText(field, text.trim());
}

/** A name without case, spaces and signs, as names and labels are compared. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The field with a name or a label, whichever of these it is called; null for none. */
export function fieldCalled(fields: readonly FormField[], ...names: readonly string[]): FormField | null {
  const wanted = names.map(plainName);
  const found = wanted.flatMap((name) => [
    ...fields.filter((field) => plainName(field.name) === name),
    ...fields.filter((field) => plainName(field.label) === name),
  ]);
  return found[0] ?? null;
}
