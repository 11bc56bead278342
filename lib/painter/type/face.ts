import type { SKRSContext2D } from '@napi-rs/canvas';
import type { FaceStyle } from './face-styles.ts';
import { fontFamilies, hasLetters } from './font-families.ts';
import { isJoined, isRightToLeft, languageOf, type TextLanguage } from './text-language.ts';

/** How one text is set: its fonts, registered, and its treatment. */
export interface Face {
  families: string;
  weight: number;
  isCapitals: boolean;
  /** Letter spacing and line height in ems. */
  tracking: number;
  leading: number;
  language: TextLanguage;
  isRightToLeft: boolean;
}

/** Line heights, in ems, below which marks above and under letters of a language collide. */
const leastLeading: Partial<Record<TextLanguage, number>> = {
  ar: 1.16,
  hi: 1.16,
  th: 1.2,
  zh: 1.14,
  ja: 1.14,
  ko: 1.12,
};

/**
 * Chooses the fonts of a type style for a text: a display typeface that has every letter, else the typeface of its
 * script.
 *
 * @param surroundings the prompt that the text was quoted in, which distinguishes Japanese from Chinese
 */
export function faceFor(style: FaceStyle, text: string, surroundings = ''): Face {
  const language = languageOf(text, surroundings);
  const chosen = style.choices.find(({ typeface }) => hasLetters(typeface, cased(style.isCapitals, text, language)));
  const { weight, hasSerifs } = chosen === undefined ? style.others : { ...style.others, weight: chosen.weight };
  const names = chosen === undefined ? style.others.typefaces : [chosen.typeface];
  const isSpaced = !isJoined(language) && (style.tracking > 0 || language === 'en' || language === 'ru');
  return {
    families: fontFamilies(names, cased(style.isCapitals, text, language), { hasSerifs, language }),
    weight,
    isCapitals: style.isCapitals,
    tracking: isSpaced ? style.tracking : 0,
    leading: Math.max(style.leading, leastLeading[language] ?? 0),
    language,
    isRightToLeft: isRightToLeft(text),
  };
}

function cased(isCapitals: boolean, text: string, language: TextLanguage): string {
  return isCapitals ? text.toLocaleUpperCase(language) : text;
}

/** A text as a face writes it: in capitals if the style says so, by the rules of its language. */
export function writtenIn(face: Face, text: string): string {
  return cased(face.isCapitals, text, face.language);
}

/** A face at a size in pixels, for a canvas's `font`. */
export function fontOf(face: Face, size: number): string {
  return `${face.weight} ${size}px ${face.families}`;
}

/** Sets everything that a canvas needs before it measures or draws a face. */
export function applyFace(context: SKRSContext2D, face: Face, size: number): void {
  context.font = fontOf(face, size);
  context.letterSpacing = `${face.tracking * size}px`;
  context.lang = face.language;
  context.direction = face.isRightToLeft ? 'rtl' : 'ltr';
  context.fontKerning = 'normal';
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
}
