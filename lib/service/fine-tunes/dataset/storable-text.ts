/** A text that quotes a dataset, as the database takes it: without NUL and halves of characters, which a dataset may hold anywhere. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u{FFFD}');
}
