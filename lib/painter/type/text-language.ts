/** The languages whose scripts differ in how they are set; `en` stands for all languages in Latin letters. */
export type TextLanguage = 'en' | 'ru' | 'el' | 'ar' | 'he' | 'hi' | 'th' | 'zh' | 'ja' | 'ko';

const scripts: readonly { language: TextLanguage; letters: RegExp }[] = [
  { language: 'en', letters: /\p{Script=Latin}/gu },
  { language: 'ru', letters: /\p{Script=Cyrillic}/gu },
  { language: 'el', letters: /\p{Script=Greek}/gu },
  { language: 'ar', letters: /\p{Script=Arabic}/gu },
  { language: 'he', letters: /\p{Script=Hebrew}/gu },
  { language: 'hi', letters: /\p{Script=Devanagari}/gu },
  { language: 'th', letters: /\p{Script=Thai}/gu },
  { language: 'ko', letters: /\p{Script=Hangul}/gu },
  { language: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { language: 'zh', letters: /\p{Script=Han}/gu },
];

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * The language for setting a text, by its letters. Han characters alone are Japanese or Korean when the text around
 * them is, Chinese otherwise: the three languages draw many of them differently.
 *
 * @param surroundings the prompt that the text was quoted in
 */
export function languageOf(text: string, surroundings = ''): TextLanguage {
  const counts = scripts.map(({ language, letters }) => ({ language, count: countOf(text, letters) }));
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most));
  if (best.count === 0) return 'en';
  if (best.language !== 'zh') return best.language;
  const around = text + surroundings;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(around)) return 'ja';
  return /\p{Script=Hangul}/u.test(around) ? 'ko' : 'zh';
}

/** Whether a text reads from right to left: its first letter decides (Unicode Bidirectional Algorithm, rules P2 and P3). */
export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first);
}

/** Whether letters of a language join or carry marks, so that letter spacing would tear words apart. */
export function isJoined(language: TextLanguage): boolean {
  return language === 'ar' || language === 'hi' || language === 'th';
}
