import { format } from '@cfworker/json-schema';
import { askVerdict } from './check-record.ts';
import { mostPaths } from './most-paths.ts';
import { type PatternVerdict, patternVerdicts } from './pattern-verdicts.ts';

const mostSteps = 2_000_000;
const shortLength = 1000;
const longLength = 100_000;
/** Signs of a name that slow patterns are tried on. Those with a verdict stand in the checkable schema. */
const longestName = 200;

/** Begins the formats that stand for slow patterns in checkable schemas. */
export const slowFormat = 'slow-pattern:';

/** Whether a pattern may take too long to be tried where others wait: then its verdicts are found elsewhere. */
export function isSlowPattern(pattern: string): boolean {
  return mostPaths(pattern, shortLength) > mostSteps;
}

function quickPattern(pattern: string): string {
  return mostPaths(pattern, longLength) <= mostSteps ? pattern : `^(?![^]{0,${shortLength}}$)|(?:${pattern})`;
}

/**
 * Whether a text passes a pattern of a foreign schema, as far as can be said at once: one that is quick for short texts alone lets
 * longer ones pass, and a slow one lets pass what it is not known to fail.
 */
export function passesPattern(pattern: string, text: string): boolean {
  if (isSlowPattern(pattern)) return askVerdict({ pattern, text }) !== 'fails';
  return new RegExp(quickPattern(pattern), 'u').test(text);
}

/** The keyword that checks the same in a checkable schema. For a slow pattern that is a format, which asks for the verdict. */
export function checkablePattern(pattern: string): { pattern: string } | { format: string } {
  if (!isSlowPattern(pattern)) return { pattern: quickPattern(pattern) };
  const name = `${slowFormat}${pattern}`;
  format[name] ??= (text) => passesPattern(pattern, text);
  return { format: name };
}

/**
 * The same for a pattern of names and what is asked of their values: a slow one asks it of names that are known to match, and
 * nothing of those that nobody knows about yet.
 *
 * @param index of the pattern among those of the same object, which keeps those apart that become alike
 */
export function checkableNames<Schema>(pattern: string, schema: Schema, index: number): [string, Schema | true][] {
  if (!isSlowPattern(pattern)) return [[quickPattern(pattern), schema]];
  const known = (verdict: PatternVerdict) =>
    patternVerdicts.known(pattern, verdict).filter((name) => name.length <= longestName);
  const [matching, failing] = [known('matches'), known('fails')];
  const mark = '(?:)'.repeat(index);
  return [
    [`^(?:${matching.length === 0 ? '(?!)' : oneOf(matching)})$${mark}`, schema],
    [`${allBut([...matching, ...failing])}${mark}`, true],
  ];
}

/** A schema of names that takes all, and has those recorded that a slow pattern has to be tried on; null for a quick one. */
export function recordedNames(pattern: string): { format: string } | null {
  if (!isSlowPattern(pattern)) return null;
  const name = `names:${slowFormat}${pattern}`;
  format[name] ??= (text) => {
    askVerdict({ pattern, text }, longestName);
    return true;
  };
  return { format: name };
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
