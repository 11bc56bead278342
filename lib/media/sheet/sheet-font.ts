import { openFontPackage } from '../mark/font-package.ts';
import { inter } from '../mark/inter.ts';

const isOwnScript = (slice: string): boolean => !/^(?:latin|cyrillic|greek|vietnamese|math|symbols)/.test(slice);
const others = ['arabic', 'hebrew', 'devanagari', 'thai', 'jp', 'kr', 'sc'].map((script) =>
  openFontPackage(`@fontsource-variable/noto-sans-${script}`, 'wght-normal', isOwnScript),
);
const typefaces = [inter, ...others, openFontPackage('@fontsource-variable/noto-emoji', 'wght-normal')];

/**
 * The value of `font` that draws a text: Inter, and for characters that it lacks the typeface that has them. Only the
 * files that are needed are opened. Characters that none has are left to the system's fonts.
 *
 * @param size height of the letters in pixels
 */
export function sheetFont(text: string, { size, weight }: { size: number; weight: number }): string {
  const families = new Set<string>();
  for (const character of `A0 …${text}`) {
    for (const typeface of typefaces) {
      const family = typeface.familyOf(character);
      if (family === null) continue;
      families.add(family);
      break;
    }
  }
  return `${weight} ${size}px ${[...families].map((family) => `"${family}"`).join(', ')}`;
}
