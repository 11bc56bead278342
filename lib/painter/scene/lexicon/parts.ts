/** Parts and surfaces that can have a colour, with the words that name each. */
export const parts = {
  sky: 'sky, heavens, skies',
  background: 'background, backdrop, ground colour, wall, walls',
  foreground: 'foreground',
  light: 'light, glow, lights, lighting, highlights, illumination, shine',
  shadow: 'shadow, shade',
  hair: 'hair, beard, curls, braid, ponytail, fur, mane',
  skin: 'skin, complexion',
  eyes: 'eye',
  clothes:
    'dress, coat, shirt, jacket, sweater, jumper, cloak, robe, scarf, hat, suit, clothes, clothing, hoodie, raincoat, umbrella, kimono',
  roof: 'roof, roofing',
  leaves: 'leaf, leaves, foliage, leaf canopy',
  sails: 'sails',
  ground: 'ground, soil, earth floor, floor',
  lettering:
    'text, letter, lettering, type, typography, words, title, headline, caption, letters, slogan, poster, sign',
  glass: 'windows, window light, lit window',
  texture: 'grain, texture, noise, film grain overlay, vignette',
} as const;

/** A part or surface of a scene. */
export type Part = keyof typeof parts;
