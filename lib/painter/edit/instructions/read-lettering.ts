import { colourPattern, findColours } from '../../colour/colour-names.ts';
import type { PlannedOperation, PromptScanner } from './prompt-scanner.ts';
import { readQuotedTexts } from '../../type/quoted-texts.ts';

type Lettering = Extract<PlannedOperation, { name: 'lettering' }>;

const sizes: readonly { words: RegExp; size: number }[] = [
  { words: /\b(?:huge|giant|enormous|very (?:big|large)|massive)\b/u, size: 0.24 },
  { words: /\b(?:very small|tiny)\b/u, size: 0.035 },
  { words: /\b(?:big|large)\b/u, size: 0.16 },
  { words: /\b(?:small|little)\b/u, size: 0.055 },
];

/** A segment after a comma that still describes the lettering: "…, top left, in white". */
const stillLettering =
  /^\s*(?:(?:in|at|on|to|of|the|a|and|with|very|it|text|letters|lettering|font|type|big|large|small|tiny|huge|bold|serif|handwritten|elegant|centred|centered|top|bottom|upper|lower|left|right|middle|cent(?:er|re)|corner|\p{L}+ (?:text|letters|font|type))\b\s*)+$/u;

const colourWords = new RegExp(colourPattern, 'gu');

function isStillLettering(segment: string): boolean {
  return stillLettering.test(segment.replaceAll(colourWords, 'it'));
}

/** The range of the text that describes a quotation. */
function descriptionOf(text: string, index: number, length: number): { start: number; end: number } {
  const before = text.slice(0, index);
  const starts = [...before.matchAll(/[,;.\n]|\b(?:and|then)\b/gu)].at(-1);
  const start = starts === undefined ? 0 : starts.index + starts[0].length;
  let end = index + length;
  for (const segment of text.slice(end).split(/([,;.\n]|\b(?:and|then)\b)/u)) {
    const isSeparator = /^(?:[,;.\n]|and|then)$/u.test(segment);
    if (end > index + length && !isSeparator && !isStillLettering(segment)) break;
    if (segment === '.' || segment === ';') break;
    end += segment.length;
  }
  return { start, end };
}

function describe(text: string, words: string): Lettering {
  const down = /\b(?:top|upper|above|header)\b/u.test(words)
    ? 'top'
    : /\b(?:cent(?:er|re|red|ered)|middle)\b/u.test(words) && !/\b(?:bottom|lower)\b/u.test(words)
      ? 'centre'
      : 'bottom';
  const across = /\bleft\b/u.test(words) ? 'left' : /\bright\b/u.test(words) ? 'right' : 'centre';
  const face = /\b(?:hand ?-?writ\w*|script|cursive|brush)\b/u.test(words)
    ? 'hand'
    : /\b(?:serif|elegant|classic(?:al)?|fancy)\b/u.test(words) && !/\bsans\b/u.test(words)
      ? 'serif'
      : 'sans';
  return {
    name: 'lettering',
    region: null,
    text,
    down,
    across,
    face,
    isBold: !/\b(?:thin|light(?:weight)?|regular)\b/u.test(words),
    size: sizes.find((each) => each.words.test(words))?.size ?? 0.095,
    rgb: findColours(words)[0]?.rgb ?? null,
  };
}

/** Claims every quotation, with the text that says how to set it. */
export function readLettering(prompt: string, scanner: PromptScanner): void {
  for (const { text, index, length } of readQuotedTexts(prompt)) {
    const { start, end } = descriptionOf(scanner.rest(), index, length);
    const words = scanner.rest().slice(start, index) + scanner.rest().slice(index + length, end);
    const isUnwanted = /\b(?:remove|delete|erase|no|without)\b/u.test(words);
    scanner.claim(start, end - start, isUnwanted ? [] : [describe(text, words)]);
  }
}
