import { joinUnits, type LineUnit, lineUnitsOf } from './line-units.ts';
import { languageOf, type TextLanguage } from './text-language.ts';

const mostUnits = 9;

/** Every way to break units into a number of lines, given as the lines. */
function breaksOf(units: readonly LineUnit[], lines: number): string[][] {
  if (lines === 1) return [[joinUnits(units)]];
  const ways: string[][] = [];
  for (let first = 1; first <= units.length - lines + 1; first++) {
    for (const rest of breaksOf(units.slice(first), lines - 1)) ways.push([joinUnits(units.slice(0, first)), ...rest]);
  }
  return ways;
}

/** Units merged until there are few enough to try every break. */
function gather(units: LineUnit[]): LineUnit[] {
  const gathered = [...units];
  while (gathered.length > mostUnits) {
    const lengths = gathered.slice(1).map(({ text }, index) => text.length + (gathered[index]?.text.length ?? 0));
    const at = lengths.indexOf(Math.min(...lengths));
    const pair = gathered.slice(at, at + 2);
    gathered.splice(at, 2, { text: joinUnits(pair), before: pair[0]?.before ?? '' });
  }
  return gathered;
}

/**
 * Breaks a text into a number of lines of lengths as even as possible; fewer when there are fewer places to break at.
 */
export function breakLines(
  text: string,
  lines: number,
  widthOf: (line: string) => number,
  language: TextLanguage = languageOf(text),
): string[] {
  const units = gather(lineUnitsOf(text, language));
  if (units.length === 0) return [text];
  const ways = breaksOf(units, Math.min(lines, units.length));
  const spread = (way: string[]): number => {
    const widths = way.map(widthOf);
    return Math.max(...widths) - Math.min(...widths) * 0.25;
  };
  return ways.reduce((best, way) => (spread(way) < spread(best) ? way : best), ways[0] ?? [text]);
}
