import { mostPaths } from './most-paths.ts';
import { patternVerdicts } from './pattern-verdicts.ts';

const mostSteps = 2_000_000;
const shortLength = 1000;
const longLength = 100_000;

/** Whether a pattern may take too long to be tried where others wait: then its verdicts are found elsewhere. */
export function isSlowPattern(pattern: string): boolean {
  return mostPaths(pattern, shortLength) > mostSteps;
}

/**
 * A pattern that can be tried at once in place of one from a foreign schema. One that is quick for short texts alone lets longer
 * ones pass; a slow one fails the texts that are known to fail it and lets all others pass.
 */
export function checkablePattern(pattern: string): string {
  if (isSlowPattern(pattern)) return allBut(patternVerdicts.known(pattern, 'fails'));
  if (mostPaths(pattern, longLength) <= mostSteps) return pattern;
  return `^(?![^]{0,${shortLength}}$)|(?:${pattern})`;
}

/**
 * The same for a pattern of names and what is asked of their values: a slow one asks it of names that are known to match, and
 * nothing of those that nobody knows about yet.
 *
 * @param index of the pattern among those of the same object, which keeps those apart that become alike
 */
export function checkableNames<Schema>(pattern: string, schema: Schema, index: number): [string, Schema | true][] {
  if (!isSlowPattern(pattern)) return [[checkablePattern(pattern), schema]];
  const [matching, failing] = [patternVerdicts.known(pattern, 'matches'), patternVerdicts.known(pattern, 'fails')];
  const mark = '(?:)'.repeat(index);
  return [
    [`^(?:${matching.length === 0 ? '(?!)' : oneOf(matching)})$${mark}`, schema],
    [`${allBut([...matching, ...failing])}${mark}`, true],
  ];
}

function allBut(texts: readonly string[]): string {
  return texts.length === 0 ? '' : `^(?!(?:${oneOf(texts)})$)`;
}

function oneOf(texts: readonly string[]): string {
  return texts.map(literal).join('|');
}

function literal(text: string): string {
  return Array.from(text, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`).join('');
}
