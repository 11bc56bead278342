import type { TextLanguage } from './text-language.ts';

/** A piece of text that no line break may split, and the separator between it and the piece before it. */
export interface LineUnit {
  text: string;
  before: '' | ' ';
}

/**
 * Characters that may not begin a line, and that may not end one (after JIS X 4051 and the Chinese and Korean rules,
 * https://www.w3.org/TR/clreq/).
 */
const neverFirst =
  /^[\p{Pe}\p{Pf}、。，．！？：；・ー…‥々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ!?:;,.%๏ๆฯ।॥]/u;
const neverLast = /[\p{Ps}\p{Pi}¥￥$#]$/u;

const segmenters = new Map<TextLanguage, Intl.Segmenter>();

function segmenterOf(language: TextLanguage): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known !== undefined) return known;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** Parts of a word without spaces: words for Thai, Chinese and Japanese, the word itself for all others. */
function partsOf(word: string, language: TextLanguage): string[] {
  if (!/[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return [word];
  const parts: string[] = [];
  for (const { segment } of segmenterOf(language).segment(word)) {
    const last = parts.at(-1);
    if (last !== undefined && (neverFirst.test(segment) || neverLast.test(last))) {
      parts.splice(-1, 1, last + segment);
    } else parts.push(segment);
  }
  return parts;
}

/** A separated closing mark, as before a French question mark, stays with the word before it. */
function keepWithLast(words: string[], word: string): string[] {
  const last = words.at(-1);
  if (last !== undefined && /^\p{P}+$/u.test(word) && neverFirst.test(word)) words.splice(-1, 1, `${last} ${word}`);
  else words.push(word);
  return words;
}

/** Splits a text where a line may end: at spaces, and between words in languages without spaces. */
export function lineUnitsOf(text: string, language: TextLanguage): LineUnit[] {
  return text
    .split(/[ \t\n\r\f\v\u2028\u2029\u3000]+/u)
    .filter((word) => word !== '')
    .reduce<string[]>(keepWithLast, [])
    .flatMap((word) =>
      partsOf(word, language).map((part, index): LineUnit => ({ text: part, before: index === 0 ? ' ' : '' })),
    );
}

/** Units as one line. */
export function joinUnits(units: readonly LineUnit[]): string {
  return units.map(({ text, before }, index) => (index === 0 ? text : before + text)).join('');
}
