/** A JSON field's value as text to edit: typed text as it is, any other value written out. */
export function jsonText(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
