const searchable = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Whether a typed query holds anything to search for: a letter, a digit or an emoji. */
export function isSearchable(typed: string): boolean {
  return searchable.test(typed.normalize('NFKD'));
}
