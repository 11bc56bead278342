/**
 * Makes a text that quotes a dataset storable in the database: replaces NUL and lone surrogates, which datasets can
 * contain.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u{FFFD}');
}
