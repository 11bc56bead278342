/** How strongly a clause asks for an edit. */
export interface Strength {
  /** Relative to the usual strength, which is 1. */
  factor: number;
  /** An exact share from a percentage, when there is one. */
  share: number | null;
}

const factors: readonly { words: RegExp; factor: number }[] = [
  {
    words: /\b(?:very|extremely|ever so) (?:slight(?:ly)?|subtl[ey]|gentl[ey]|little)\b|\bbarely\b|\ba hint\b/u,
    factor: 0.25,
  },
  {
    words:
      /\b(?:extremely|incredibly|ultra|super|maximum|max|completely|totally|fully|as .{1,12} as possible|insanely)\b/u,
    factor: 2.4,
  },
  {
    words:
      /\b(?:much|very|strong(?:ly|er)?|heav(?:y|ily|ier)|a lot|lots of|really|extra|intense(?:ly)?|dramatic(?:ally)?|highly|significantly|thick|far|deep(?:ly)?|huge|big|large)\b/u,
    factor: 1.65,
  },
  {
    words:
      /\b(?:slight(?:ly)?|a little(?: bit)?|little|a bit|a touch|touch of|subtl[ey]|gentl[ey]|gently|light(?:ly)?|mild(?:ly)?|soft(?:ly)?|faint(?:ly)?|thin|delicate(?:ly)?|small|tiny)\b/u,
    factor: 0.5,
  },
  { words: /\b(?:somewhat|moderate(?:ly)?|fairly|medium)\b/u, factor: 0.8 },
];

/** Reads a strength from the text around an edit: adverbs, or a percentage. */
export function readStrength(words: string): Strength {
  const percent = /(\d+(?:[.,]\d+)?)\s*(?:%|percent|per cent)/u.exec(words)?.[1];
  const share = percent === undefined ? null : Math.min(1, Number(percent.replace(',', '.')) / 100);
  return { share, factor: factors.find((each) => each.words.test(words))?.factor ?? 1 };
}

/** The amount for a strength, from the usual amount; at most 1. */
export function amountOf({ factor, share }: Strength, usual: number): number {
  return Math.min(1, share ?? usual * factor);
}
