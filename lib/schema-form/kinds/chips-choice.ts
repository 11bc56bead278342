import type { ChoiceField, ListField } from '../form-field.ts';

const mostAsItems = 8;

/** The choice of a list's items where they are drawn as chips: out of many values, or of values that must differ. */
export function chipsChoice(field: ListField): ChoiceField | null {
  const item = field.itemAt(0);
  if (item.kind !== 'choice') return null;
  return item.options.length > mostAsItems || field.schema['uniqueItems'] === true ? item : null;
}
