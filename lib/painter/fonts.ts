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
 * The value of `font-family` for a face, with every script of the text, its fonts registered with the canvas. The fonts
 * come with npm packages, so that lettering looks the same on every machine.
 *
 * @param text the text that will be set; Latin only when omitted
 */
export function fontFamily(face: FontFace, text = ''): string {
  return fontFamilies(names[face], text, { hasSerifs: face === 'serif' });
}
