import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const { resolve } = createRequire(import.meta.url);

/** One typeface from npm: split into many small files, each for a range of characters. */
export interface FontPackage {
  /** The family name for the canvas, with its file registered; null when the typeface lacks the character. */
  familyOf: (character: string) => string | null;
}

interface Slice {
  name: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

/** Reads a list such as `U+0000-00FF,U+0131`. */
function readRanges(list: string): Slice['ranges'] {
  return list.split(',').map((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [first, last] as const;
  });
}

function readSlices(directory: string, isWanted: (slice: string) => boolean): Slice[] {
  const table = JSON.parse(readFileSync(join(directory, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(table)
    .map(([name, list]) => ({ name: name.replaceAll(/[[\]]/g, ''), ranges: readRanges(list) }))
    .filter(({ name }) => isWanted(name));
}

/**
 * Opens a font package. Nothing is read before the first character is requested, and then only the file that contains
 * it: the East Asian typefaces have some 120 files each.
 *
 * @param name the npm package, of the scope `@fontsource` or `@fontsource-variable`
 * @param file the middle and end of its files' names: `wght-normal`, `400-normal`
 * @param isWanted selects the slices to use by their names; all by default
 * @throws Error when a file of the package cannot be read as a font
 */
export function openFontPackage(
  name: string,
  file: string,
  isWanted: (slice: string) => boolean = () => true,
): FontPackage {
  const [, short = name] = name.split('/');
  const families = new Map<string, string>();
  const found = new Map<string, string | null>();
  let slices: Slice[] | null = null;
  let directory = '';
  const register = (slice: string): string => {
    const known = families.get(slice);
    if (known !== undefined) return known;
    const family = `Easel ${short} ${file} ${slice}`;
    const path = join(directory, 'files', `${short}-${slice}-${file}.woff2`);
    if (GlobalFonts.registerFromPath(path, family) === null) throw new Error(`the font ${path} cannot be read`);
    families.set(slice, family);
    return family;
  };
  const find = (character: string): string | null => {
    if (slices === null) {
      directory = dirname(resolve(`${name}/package.json`));
      slices = readSlices(directory, isWanted);
    }
    const code = character.codePointAt(0) ?? 0;
    const slice = slices.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last));
    return slice === undefined ? null : register(slice.name);
  };
  return {
    familyOf: (character) => {
      const known = found.get(character);
      if (known !== undefined) return known;
      const family = find(character);
      found.set(character, family);
      return family;
    },
  };
}
