import { formatter } from './formats.ts';

const listTag = (tag: string) => (tag === 'en-GB' ? 'en' : tag);
const lists = formatter((tag) => new Intl.ListFormat(listTag(tag), { type: 'conjunction' }));
const alternatives = formatter((tag) => new Intl.ListFormat(listTag(tag), { type: 'disjunction' }));

/** Names in a sentence, as in `Image 1, Image 2, and Image 3`. */
export function formatList(names: readonly string[]): string {
  return lists().format(names);
}

/** Names to choose from in a sentence, as in `Image or File ID`. */
export function formatAlternatives(names: readonly string[]): string {
  return alternatives().format(names);
}
