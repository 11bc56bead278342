import { citationOf, type CitableGroup } from './citable-groups.ts';

/** One of the references that `@` offers. */
export interface CitationOffer {
  /** The text that is written into the prompt. */
  text: string;
  group: CitableGroup;
  address: string;
}

/** The `@` being typed before the caret, and its completions. */
export interface CitationCompletion {
  /** The offset of the `@`. */
  start: number;
  /** The offset of the caret. */
  end: number;
  offers: CitationOffer[];
}

const begun = /(?:^|[^\w@])@([\p{L}]{0,12} ?\d{0,2})$/u;

function plain(text: string): string {
  return text.replaceAll(/[@\s]/g, '').toLowerCase();
}

/**
 * The completions of the `@` before the caret; null when none is being typed, when nothing matches, or when it is
 * complete.
 */
export function completeCitation(
  prompt: string,
  caret: number,
  groups: readonly CitableGroup[],
): CitationCompletion | null {
  const found = begun.exec(prompt.slice(Math.max(0, caret - 24), caret));
  if (found === null) return null;
  const typed = found[1] ?? '';
  const offers = groups
    .flatMap((group) => group.addresses.map((address, index) => ({ text: citationOf(group, index), group, address })))
    .filter(({ text }) => plain(text).startsWith(plain(typed)));
  const isComplete = offers.length === 1 && offers[0]?.text === `@${typed}`;
  return offers.length === 0 || isComplete ? null : { start: caret - typed.length - 1, end: caret, offers };
}
