import { type Oklch } from '../../colour/oklch.ts';
import { negations, numberWords, positionWords, sizeWords } from './amounts.ts';
import { readColor } from './read-color.ts';
import { lookUp, longestPhrase, type Meaning } from './lexicon.ts';
import { separateQuotedTexts } from './separate-quoted-texts.ts';
import { type Token, tokenize } from './tokens.ts';

/** Something that a prompt names, with its attributes. */
export type Mention = Meaning & {
  isNegated: boolean;
  colors: Oklch[];
  /** How many; null when the prompt doesn't say. */
  count: number | null;
  /** A factor of the usual size. */
  size: number;
  /** Horizontal position in the frame, 0 to 1; null when the prompt doesn't say. */
  across: number | null;
};

/** The content of a prompt, word by word. */
export interface PromptReading {
  texts: string[];
  mentions: Mention[];
  /** Colours without a noun: they apply to the whole image. */
  colors: Oklch[];
  /** Colours after a "no" or "without". */
  refusedColors: Oklch[];
  isSlow: boolean;
  isFast: boolean;
}

interface Pending {
  colors: Oklch[];
  count: number | null;
  size: number;
  unknownWords: number;
}

const nothingPending = (): Pending => ({ colors: [], count: null, size: 1, unknownWords: 0 });
const closers = new Set([
  'in',
  'at',
  'on',
  'by',
  'under',
  'over',
  'above',
  'below',
  'behind',
  'near',
  'beside',
  'from',
  'into',
  'through',
]);
/** Nouns whose plural looks like their singular. */
const invariant = new Set([
  'fish',
  'jellyfish',
  'sheep',
  'deer',
  'moose',
  'salmon',
  'trout',
  'koi',
  'bison',
  'fruit',
  'people',
  'men',
  'women',
  'children',
  'geese',
  'wolves',
  'cacti',
  'fungi',
  'cattle',
  'oxen',
]);
const joiners = new Set(['and', 'or', 'the', 'with', 'of', '&', 'very', 'its', 'her', 'his', 'their', 'to']);

function phraseAt(tokens: Token[], at: number): { length: number; phrase: string } | null {
  const first = tokens[at];
  if (first === undefined) return null;
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length);
    if (words.some((token) => token.clause !== first.clause)) continue;
    const phrase = words.map((token) => token.word).join(' ');
    if (lookUp(phrase) !== null) return { length, phrase };
  }
  return null;
}

/**
 * Reads a prompt: the things that it names, their colours, sizes, numbers and places, and the things that it refuses.
 * It knows the words of the lexicon and ignores all others.
 */
export function readPrompt(prompt: string): PromptReading {
  const { texts, rest } = separateQuotedTexts(prompt);
  const tokens = tokenize(rest);
  const reading: PromptReading = { texts, mentions: [], colors: [], refusedColors: [], isSlow: false, isFast: false };
  let pending = nothingPending();
  let isNegated = false;
  let clause = -1;
  let last: Mention | null = null;
  const releaseColors = (): void => {
    (isNegated ? reading.refusedColors : reading.colors).push(...pending.colors);
    pending = nothingPending();
  };
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.clause !== clause) {
      releaseColors();
      clause = token.clause;
      isNegated = false;
      last = null;
    }
    const found = phraseAt(tokens, at);
    const color = found !== null && found.length > 1 ? null : readColor(tokens, at);
    if (color !== null) {
      if (pending.unknownWords > 0) releaseColors();
      pending.colors.push(color.color);
      at += color.length;
    } else if (found !== null) {
      const entry = lookUp(found.phrase);
      for (const meaning of entry?.meanings ?? []) {
        const count = pending.count ?? (entry?.isPlural === true || invariant.has(found.phrase) ? null : 1);
        last = { ...meaning, isNegated, colors: pending.colors, count, size: pending.size, across: null };
        reading.mentions.push(last);
      }
      pending = nothingPending();
      at += found.length;
    } else {
      const { word } = token;
      if (negations.has(word)) {
        releaseColors();
        isNegated = true;
      } else if (word in numberWords) pending.count = numberWords[word] ?? null;
      else if (/^\d{1,2}$/.test(word)) pending.count = Math.min(40, Number(word));
      else if (word in sizeWords) pending.size = sizeWords[word] ?? 1;
      else if (word in positionWords && last !== null) last.across = positionWords[word] ?? null;
      else if (/^(?:slow|slowly|gentle|gently)$/.test(word)) reading.isSlow = true;
      else if (/^(?:fast|quick|quickly|rapid|rapidly|swift)$/.test(word)) reading.isFast = true;
      else if (word.endsWith('less') && lookUp(word.slice(0, -4)) !== null) {
        for (const meaning of lookUp(word.slice(0, -4))?.meanings ?? []) {
          reading.mentions.push({ ...meaning, isNegated: true, colors: [], count: null, size: 1, across: null });
        }
      } else if (closers.has(word)) releaseColors();
      else if (!joiners.has(word) && ++pending.unknownWords > 2) releaseColors();
      at += 1;
    }
  }
  releaseColors();
  return reading;
}
