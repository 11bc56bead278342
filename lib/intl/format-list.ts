import { formatter } from './formats.ts';

const lists = formatter((tag) => new Intl.ListFormat(tag === 'en-GB' ? 'en' : tag, { type: 'conjunction' }));

/** Names in a sentence, as in `Image 1, Image 2, and Image 3`. */
export function formatList(names: readonly string[]): string {
  return lists().format(names);
}
