import type { MediaField } from '../form-field.ts';

/** How a mask marks what changes: in white on black, in black on white, or by transparency. */
export const maskPolarities = ['white', 'black', 'transparent'] as const;
export type MaskPolarity = (typeof maskPolarities)[number];

const changes =
  /\b(edit|chang|inpaint|replac|regenerat|generat|fill|modif|repaint|remov|eras|alter|redraw|transform|apply|applied|affect|paint)\w*/;
const stays =
  /\b(keep|kept|preserv|unchang|untouch|retain|remain|protect|ignor|exclud|stay|original|intact|unmodif|unedit)\w*/;
const negation = /\b(not|never|no|without)\b|n't\b/;

/**
 * The polarity that a field wants, by its description, title and name: the colour that it says is edited, or the other one than it says is kept.
 * White without a word about it, as most models have it.
 */
export function guessPolarity({
  name,
  label,
  description,
}: Pick<MediaField, 'name' | 'label' | 'description'>): MaskPolarity {
  const text = `${name} ${label}. ${description ?? ''}`.toLowerCase();
  if (/\b(transparen|alpha)/.test(text)) return 'transparent';
  let blackness = 0;
  for (const clause of text.split(/[.,;:()\n]|\band\b|\bwhile\b|\bwhereas\b|\bbut\b/)) {
    const colour = /\b(white|black)\b/.exec(clause)?.[1];
    if (colour === undefined) continue;
    const staying = stays.test(clause) || (changes.test(clause) && negation.test(clause));
    if (staying || changes.test(clause)) blackness += staying === (colour === 'white') ? 1 : -1;
  }
  return blackness > 0 ? 'black' : 'white';
}
