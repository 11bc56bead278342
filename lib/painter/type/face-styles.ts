import type { TypefaceName } from './typefaces.ts';

/** A style of setting type: its preferred typefaces, and their treatment. */
export interface FaceStyle {
  /** In order of preference: the first that has all letters of a text is used. */
  choices: readonly { typeface: TypefaceName; weight: number }[];
  /** The typefaces for scripts that none of the choices has. */
  others: { weight: number; hasSerifs: boolean; typefaces: readonly TypefaceName[] };
  isCapitals: boolean;
  /** Letter spacing and line height in ems. */
  tracking: number;
  leading: number;
}

const sans = (weight: number, typefaces: readonly TypefaceName[] = []) => ({ weight, hasSerifs: false, typefaces });
const serif = (weight: number) => ({ weight, hasSerifs: true, typefaces: [] });

/** The type styles by name: those of headlines, then those of smaller text. */
export const faceStyles = {
  condensed: {
    choices: [
      { typeface: 'bebas', weight: 400 },
      { typeface: 'condensed', weight: 800 },
    ],
    others: sans(800, ['kufi']),
    isCapitals: true,
    tracking: 0.03,
    leading: 0.92,
  },
  serif: {
    choices: [
      { typeface: 'didone', weight: 400 },
      { typeface: 'yeseva', weight: 400 },
      { typeface: 'garamond', weight: 700 },
    ],
    others: serif(800),
    isCapitals: false,
    tracking: -0.005,
    leading: 1.02,
  },
  black: {
    choices: [
      { typeface: 'archivo', weight: 400 },
      { typeface: 'inter', weight: 900 },
    ],
    others: sans(900, ['kufi']),
    isCapitals: false,
    tracking: -0.02,
    leading: 0.98,
  },
  strong: {
    choices: [{ typeface: 'inter', weight: 800 }],
    others: sans(800),
    isCapitals: false,
    tracking: -0.02,
    leading: 1.05,
  },
  minimal: {
    choices: [{ typeface: 'inter', weight: 300 }],
    others: sans(300),
    isCapitals: false,
    tracking: -0.025,
    leading: 1.08,
  },
  elegant: {
    choices: [
      { typeface: 'playfair', weight: 500 },
      { typeface: 'garamond', weight: 500 },
    ],
    others: serif(500),
    isCapitals: false,
    tracking: 0,
    leading: 1.08,
  },
  formal: {
    choices: [
      { typeface: 'vibes', weight: 400 },
      { typeface: 'garamond', weight: 500 },
    ],
    others: serif(500),
    isCapitals: false,
    tracking: 0,
    leading: 1.12,
  },
  brush: {
    choices: [
      { typeface: 'pacifico', weight: 400 },
      { typeface: 'caveat', weight: 700 },
      { typeface: 'garamond', weight: 700 },
    ],
    others: serif(800),
    isCapitals: false,
    tracking: 0,
    leading: 1.1,
  },
  hand: {
    choices: [
      { typeface: 'caveat', weight: 700 },
      { typeface: 'garamond', weight: 600 },
    ],
    others: sans(600),
    isCapitals: false,
    tracking: 0,
    leading: 1,
  },
  deco: {
    choices: [
      { typeface: 'limelight', weight: 400 },
      { typeface: 'yeseva', weight: 400 },
      { typeface: 'condensed', weight: 600 },
    ],
    others: serif(700),
    isCapitals: true,
    tracking: 0.03,
    leading: 1.06,
  },
  western: {
    choices: [
      { typeface: 'rye', weight: 400 },
      { typeface: 'yeseva', weight: 400 },
      { typeface: 'garamond', weight: 800 },
    ],
    others: serif(900),
    isCapitals: true,
    tracking: 0.02,
    leading: 1.08,
  },
  tube: {
    choices: [
      { typeface: 'neon', weight: 400 },
      { typeface: 'caveat', weight: 600 },
      { typeface: 'inter', weight: 400 },
    ],
    others: sans(400),
    isCapitals: false,
    tracking: 0.02,
    leading: 1.08,
  },
  chalk: {
    choices: [
      { typeface: 'chalk', weight: 400 },
      { typeface: 'caveat', weight: 700 },
      { typeface: 'garamond', weight: 700 },
    ],
    others: serif(700),
    isCapitals: false,
    tracking: 0.01,
    leading: 1.1,
  },
  inline: {
    choices: [
      { typeface: 'monoton', weight: 400 },
      { typeface: 'limelight', weight: 400 },
      { typeface: 'condensed', weight: 700 },
    ],
    others: sans(700, ['kufi']),
    isCapitals: true,
    tracking: 0.01,
    leading: 1.12,
  },
  /** Small capitals with wide spacing. */
  text: {
    choices: [{ typeface: 'inter', weight: 600 }],
    others: sans(600),
    isCapitals: true,
    tracking: 0.16,
    leading: 1.4,
  },
  /** Sentences. */
  body: {
    choices: [{ typeface: 'inter', weight: 500 }],
    others: sans(500),
    isCapitals: false,
    tracking: 0,
    leading: 1.36,
  },
  bodySerif: {
    choices: [{ typeface: 'garamond', weight: 500 }],
    others: serif(500),
    isCapitals: false,
    tracking: 0.01,
    leading: 1.3,
  },
} as const satisfies Record<string, FaceStyle>;

/** A type style's name. */
export type FaceStyleName = keyof typeof faceStyles;
