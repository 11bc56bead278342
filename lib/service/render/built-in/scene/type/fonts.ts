import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** A face that type is set in: the families to ask for, and how it wants to be treated. */
export interface Face {
  families: string;
  weight: number;
  isCapitals: boolean;
  /** Letter spacing and line height in ems. */
  tracking: number;
  leading: number;
}

const { resolve } = createRequire(import.meta.url);

/** Fonts come with npm packages and are known by their files: what a machine has installed plays no part. */
const files = (): readonly (readonly [family: string, file: string])[] => [
  ['Easel Condensed', resolve('@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2')],
  ['Easel Condensed Extended', resolve('@fontsource/bebas-neue/files/bebas-neue-latin-ext-400-normal.woff2')],
  ['Easel Serif', resolve('@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2')],
  ['Easel Serif Extended', resolve('@fontsource/dm-serif-display/files/dm-serif-display-latin-ext-400-normal.woff2')],
  ['Easel Black', resolve('@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff2')],
  ['Easel Black Extended', resolve('@fontsource/archivo-black/files/archivo-black-latin-ext-400-normal.woff2')],
  ['Easel Text', resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')],
  ['Easel Text Extended', resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2')],
  ['Easel Text Cyrillic', resolve('@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2')],
  ['Easel Text Greek', resolve('@fontsource-variable/inter/files/inter-greek-wght-normal.woff2')],
];

const fallback = '"Easel Text", "Easel Text Extended", "Easel Text Cyrillic", "Easel Text Greek"';

/** The faces for titles, and the one for everything smaller. */
export const faces = {
  condensed: {
    families: `"Easel Condensed", "Easel Condensed Extended", ${fallback}`,
    weight: 400,
    isCapitals: true,
    tracking: 0.03,
    leading: 0.92,
  },
  serif: {
    families: `"Easel Serif", "Easel Serif Extended", ${fallback}`,
    weight: 400,
    isCapitals: false,
    tracking: -0.005,
    leading: 1.02,
  },
  black: {
    families: `"Easel Black", "Easel Black Extended", ${fallback}`,
    weight: 400,
    isCapitals: false,
    tracking: -0.02,
    leading: 0.98,
  },
  strong: { families: fallback, weight: 800, isCapitals: false, tracking: -0.02, leading: 1.05 },
  text: { families: fallback, weight: 600, isCapitals: true, tracking: 0.16, leading: 1.4 },
} as const satisfies Record<string, Face>;

let areRegistered = false;

/** Makes the faces known to the canvas; once a process is enough. */
export function registerFonts(): void {
  if (areRegistered) return;
  for (const [family, file] of files()) {
    if (GlobalFonts.registerFromPath(file, family) === null) throw new Error(`the font ${file} cannot be read`);
  }
  areRegistered = true;
}

/** A face at a size, as a canvas takes it. */
export function fontOf(face: Face, size: number): string {
  return `${face.weight} ${size}px ${face.families}`;
}
