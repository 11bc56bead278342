import { format } from '@cfworker/json-schema';
import { askVerdict } from './check-record.ts';
import { mostPaths } from './most-paths.ts';
import { type PatternVerdict, patternVerdicts } from './pattern-verdicts.ts';

const mostSteps = 2_000_000;
const shortLength = 1000;
const longLength = 100_000;
/**
 * Characters of the longest property name that slow patterns are tried on. Names with a verdict are part of the
 * checkable schema.
 */
const longestName = 200;

/** The prefix of the formats that replace slow patterns in checkable schemas. */
export const slowFormat = 'slow-pattern:';

/** Whether a pattern may take too long for the main thread: then a worker finds its verdicts. */
export function isSlowPattern(pattern: string): boolean {
  return mostPaths(pattern, shortLength) > mostSteps;
}

function quickPattern(pattern: string): string {
  return mostPaths(pattern, longLength) <= mostSteps ? pattern : `^(?![^]{0,${shortLength}}$)|(?:${pattern})`;
}

/**
 * Whether a text passes a pattern of a foreign schema, as far as is known synchronously. Where a pattern is quick only
 * for short texts, longer ones pass; for a slow pattern, texts without a verdict pass.
 */
export function passesPattern(pattern: string, text: string): boolean {
  if (isSlowPattern(pattern)) return askVerdict({ pattern, text }) !== 'fails';
  return new RegExp(quickPattern(pattern), 'u').test(text);
}

/**
 * The keyword that replaces a pattern in a checkable schema. For a slow pattern that is a format, which looks up the
 * verdict.
 */
export function checkablePattern(pattern: string): { pattern: string } | { format: string } {
  if (!isSlowPattern(pattern)) return { pattern: quickPattern(pattern) };
  const name = `${slowFormat}${pattern}`;
  format[name] ??= (text) => passesPattern(pattern, text);
  return { format: name };
}

/**
 * The same for a pattern of property names and the schema of their values: a slow pattern applies to names that are
 * known to match, and not to names without a verdict.
 *
 * @param index of the pattern among those of the same object, so that equal replacements stay distinct
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

/** A `propertyNames` schema that accepts all names and records those without a verdict; null for a quick pattern. */
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
