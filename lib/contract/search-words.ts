const searchable = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Whether words that somebody typed hold anything to search for: a letter, a digit or an emoji. */
export function isSearchable(typed: string): boolean {
  return searchable.test(typed.normalize('NFKD'));
}
