import { type FontPackage, openFontPackage } from '../../media/mark/font-package.ts';
import { inter } from '../../media/mark/inter.ts';
import type { TextLanguage } from './text-language.ts';

const isOwnScript = (slice: string): boolean => !/^(?:latin|cyrillic|greek|vietnamese|math|symbols)/.test(slice);
const variable = (name: string): FontPackage => openFontPackage(`@fontsource-variable/${name}`, 'wght-normal');
const fixed = (name: string, weight = 400): FontPackage => openFontPackage(`@fontsource/${name}`, `${weight}-normal`);
const noto = (name: string): FontPackage =>
  openFontPackage(`@fontsource-variable/noto-${name}`, 'wght-normal', isOwnScript);

/** Typefaces by name. Each is opened on first use. */
export const typefaces = {
  inter,
  playfair: variable('playfair-display'),
  garamond: variable('eb-garamond'),
  caveat: variable('caveat'),
  condensed: variable('sofia-sans-extra-condensed'),
  bebas: fixed('bebas-neue'),
  archivo: fixed('archivo-black'),
  didone: fixed('dm-serif-display'),
  yeseva: fixed('yeseva-one'),
  pacifico: fixed('pacifico'),
  vibes: fixed('great-vibes'),
  limelight: fixed('limelight'),
  rye: fixed('rye'),
  neon: fixed('tilt-neon'),
  chalk: fixed('fredericka-the-great'),
  monoton: fixed('monoton'),
  kufi: openFontPackage('@fontsource/reem-kufi', '700-normal', isOwnScript),
  emoji: variable('noto-emoji'),
} as const satisfies Record<string, FontPackage>;

/** A typeface's name. */
export type TypefaceName = keyof typeof typefaces;

const sans = {
  ar: noto('sans-arabic'),
  he: noto('sans-hebrew'),
  hi: noto('sans-devanagari'),
  th: noto('sans-thai'),
  zh: noto('sans-sc'),
  ja: noto('sans-jp'),
  ko: noto('sans-kr'),
};

const serif = {
  ar: noto('naskh-arabic'),
  he: noto('serif-hebrew'),
  hi: noto('serif-devanagari'),
  th: noto('serif-thai'),
  zh: noto('serif-sc'),
  ja: noto('serif-jp'),
  ko: noto('serif-kr'),
};

/** The typefaces of the scripts beyond Latin, Cyrillic and Greek, with or without serifs, those of a language first. */
export function scriptTypefaces(language: TextLanguage, hasSerifs: boolean): FontPackage[] {
  const set: Partial<Record<TextLanguage, FontPackage>> & typeof sans = hasSerifs ? serif : sans;
  const own = set[language];
  const all = Object.values(set);
  return own === undefined ? all : [own, ...all.filter((each) => each !== own)];
}
