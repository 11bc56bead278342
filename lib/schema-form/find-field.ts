import type { FormField } from './form-field.ts';
import { type FormModel, wholeBodyName } from './form-model.ts';

/** The field that a JSON pointer into the body speaks of: the deepest on its way. Null when the form has none. */
export function findField(model: FormModel, pointer: string): FormField | null {
  if (model.shape === 'whole') return model.fields.find(({ name }) => name === wholeBodyName) ?? null;
  return pointer === '' ? null : deepest(model.fields, pointer);
}

function deepest(fields: readonly FormField[], pointer: string): FormField | null {
  const field = fields.find((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`));
  if (field === undefined) return null;
  return field.kind === 'group' ? (deepest(field.fields, pointer) ?? field) : field;
}

/** Whether a field is drawn, so that words about it can stand at it. */
export function isShown(field: FormField): boolean {
  return !field.isHidden && field.kind !== 'constant';
}

/** Every field of the model that is drawn, those inside groups instead of the groups. */
export function shownFields(fields: readonly FormField[]): FormField[] {
  return fields.filter(isShown).flatMap((field) => (field.kind === 'group' ? shownFields(field.fields) : [field]));
}
