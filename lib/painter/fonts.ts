import { fontFamilies } from './type/font-families.ts';
import type { TypefaceName } from './type/typefaces.ts';

/** A kind of lettering. */
export type FontFace = 'sans' | 'serif' | 'hand';

const names: Record<FontFace, readonly TypefaceName[]> = {
  sans: ['inter'],
  serif: ['playfair'],
  hand: ['caveat'],
};

/**
 * The value of `font-family` for a face, with every script that the text has letters of, its fonts registered with the canvas.
 * They come with npm packages, so that lettering looks the same on every machine.
 *
 * @param text what will be set; Latin letters alone when left out
 */
export function fontFamily(face: FontFace, text = ''): string {
  return fontFamilies(names[face], text, { hasSerifs: face === 'serif' });
}
