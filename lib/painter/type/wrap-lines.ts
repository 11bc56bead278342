import { joinUnits, type LineUnit, lineUnitsOf } from './line-units.ts';
import type { TextLanguage } from './text-language.ts';

/** The letters of a unit that is wider than a line, for breaking it as a last resort. */
function lettersOf({ text, before }: LineUnit, language: TextLanguage): LineUnit[] {
  const graphemes = new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(text);
  return [...graphemes].map(({ segment }, index) => ({ text: segment, before: index === 0 ? before : '' }));
}

/**
 * Fills lines up to a width, one after another. New lines in the text are preserved. A word is broken, between two
 * letters, only if it is wider than a line.
 *
 * @param widthOf the width of a line in the same unit as `width`
 */
export function wrapLines(
  text: string,
  language: TextLanguage,
  width: number,
  widthOf: (line: string) => number,
): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line: LineUnit[] = [];
    const add = (unit: LineUnit): void => {
      if (line.length > 0 && widthOf(joinUnits([...line, unit])) > width) {
        lines.push(joinUnits(line));
        line = [];
      }
      line.push(unit);
    };
    for (const unit of lineUnitsOf(paragraph, language)) {
      if (widthOf(unit.text) <= width) add(unit);
      else for (const letter of lettersOf(unit, language)) add(letter);
    }
    return [...lines, joinUnits(line)];
  });
}

/** The width of the widest piece that should not be broken. */
export function widestUnit(text: string, language: TextLanguage, widthOf: (line: string) => number): number {
  return Math.max(0, ...lineUnitsOf(text, language).map((unit) => widthOf(unit.text)));
}
