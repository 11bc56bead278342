import { blankQuotes } from './blank-quotes.ts';

/** A parameter whose items a prompt may cite, and how: an entry of `x-media-references`. */
export interface CitationGroup {
  /** The parameter that holds the media. */
  field: string;
  /** As in `Image {n}` or `@Video {n}`; `{n}` counts from 1. */
  pattern: string;
}

/** A part of a prompt that cites one of its references. */
export interface Citation {
  field: string;
  /** Position in the field's list, from 0. */
  index: number;
  /** Offsets in the prompt, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
}

const nouns = {
  image: 'image|picture|photo|photograph',
  video: 'video|clip|film|footage',
  audio: 'audio|sound|track|recording',
};
type Noun = keyof typeof nouns;

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
// A word or ratio that only begins with digits is no number: “image 4K”, “photo 16:9”, “video 2.5”.
const number = String.raw`\d{1,2}(?![\w:%]|\.\d)`;

function nounOf(group: CitationGroup): Noun {
  const named = /image|video|audio/i.exec(group.pattern)?.[0].toLowerCase();
  return named === 'video' || named === 'audio' ? named : 'image';
}

/**
 * Citations by number: `image 1`, `@Image 1`, `Image1`, `picture #2`, and each number of `images 1, 2 and 3`. The index of
 * `image 0` is −1.
 */
export function readNumberedCitations(prompt: string, groups: readonly CitationGroup[]): Citation[] {
  // Text in quotation marks is to appear in the image; it cites nothing.
  const text = blankQuotes(prompt);
  return groups.flatMap((group) => {
    const joined = String.raw`(?:\s*(?:,\s*and|,|and|&|or)\s*#?${number})*`;
    const cited = new RegExp(String.raw`(?<!\w)@?(?:${nouns[nounOf(group)]})s?\s?#?${number}${joined}`, 'gi');
    return [...text.matchAll(cited)].flatMap((found) =>
      [...found[0].matchAll(/\d+/g)].map((digits, position) => ({
        field: group.field,
        index: Number(digits[0]) - 1,
        start: found.index + (position === 0 ? 0 : digits.index),
        end: found.index + digits.index + digits[0].length,
      })),
    );
  });
}

function readOrdinalCitations(prompt: string, groups: readonly CitationGroup[]): Citation[] {
  const text = blankQuotes(prompt);
  return groups.flatMap((group) => {
    const cited = new RegExp(
      String.raw`(?<!\w)(?:the\s+)?(${ordinals.join('|')})\s+(?:reference\s+)?(?:${nouns[nounOf(group)]})(?!\w)`,
      'gi',
    );
    return [...text.matchAll(cited)].map((found) => ({
      field: group.field,
      index: ordinals.indexOf((found[1] ?? '').toLowerCase()),
      start: found.index,
      end: found.index + found[0].length,
    }));
  });
}

/**
 * The citations in a prompt, in order: by number (`image 1`, `@Image 1`, `images 1 and 2`) and by ordinal (`the first
 * image`, `second picture`). Text in quotation marks cites nothing.
 */
export function readCitations(prompt: string, groups: readonly CitationGroup[]): Citation[] {
  return [...readNumberedCitations(prompt, groups), ...readOrdinalCitations(prompt, groups)]
    .filter(({ index }) => index >= 0)
    .toSorted((one, other) => one.start - other.start);
}
