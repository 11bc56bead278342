import { askedColours, colourWords } from './colour-words.ts';
import { oklabOfOklch } from './oklch.ts';
import { parseHex } from 'culori';
import { rgbOfOklab } from './oklab.ts';

/** A colour word and its colour: 8-bit sRGB. */
export interface NamedColour {
  name: string;
  rgb: readonly [red: number, green: number, blue: number];
}

/** 8-bit sRGB of a hexadecimal code; null when the text is not one. */
function rgbOfCode(code: string): NamedColour['rgb'] | null {
  const colour = parseHex(code);
  return colour === undefined
    ? null
    : [Math.round(colour.r * 255), Math.round(colour.g * 255), Math.round(colour.b * 255)];
}

const asked = askedColours
  .trim()
  .split(/,\s*/u)
  .flatMap((entry): [name: string, rgb: NamedColour['rgb']][] => {
    const cut = entry.lastIndexOf(' ');
    const rgb = rgbOfCode(entry.slice(cut + 1));
    return rgb === null ? [] : [[entry.slice(0, cut), rgb]];
  });

const plain = Object.entries(colourWords).map(([name, colour]): [name: string, rgb: NamedColour['rgb']] => [
  name,
  rgbOfOklab(oklabOfOklch(colour)),
]);

const byName = new Map([...plain, ...asked].map(([name, rgb]): [string, NamedColour] => [name, { name, rgb }]));

/** Every colour word that the painter knows, longest names first, so that a search finds "sky blue" before "blue". */
export const namedColours: readonly NamedColour[] = [...byName.values()].toSorted(
  (one, other) => other.name.length - one.name.length || (one.name < other.name ? -1 : 1),
);

/** A regular expression's source that matches any colour word or hexadecimal code such as `#1f2a5c`; without groups. */
export const colourPattern: string = `(?:#[0-9a-f]{6}\\b|#[0-9a-f]{3}\\b|\\b(?:${namedColours
  .map(({ name }) => name.replace(' ', '[ -]'))
  .join('|')})\\b)`;

/** The colour of a colour word or hexadecimal code, or null when it is neither. */
export function findColour(words: string): NamedColour | null {
  const name = words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, ' ');
  const rgb = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/u.test(name) ? rgbOfCode(name) : null;
  if (rgb !== null) return { name, rgb };
  return byName.get(name) ?? null;
}

/** A colour named in a text, and its position. */
export interface ColourMention extends NamedColour {
  index: number;
  length: number;
}

/** Every colour that a text names, in order. */
export function findColours(text: string): ColourMention[] {
  return [...text.toLowerCase().matchAll(new RegExp(colourPattern, 'gu'))].flatMap((match) => {
    const colour = findColour(match[0]);
    return colour === null ? [] : [{ ...colour, index: match.index, length: match[0].length }];
  });
}
