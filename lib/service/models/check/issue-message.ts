import type { z } from 'zod';
import type { JsonObject } from '../../../contract/model.ts';

const longest = 40;

/** What was given, short enough for a sentence. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'string') {
    const short = value.length > longest ? `${value.slice(0, longest)}…` : value;
    return `the text “${short}”`;
  }
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1 item' : `a list of ${value.length} items`;
  if (typeof value === 'object') return 'an object';
  return `${value as number | boolean}`;
}

const unitWords: Record<string, string> = { s: ' seconds', px: ' pixels', '°': ' degrees', '%': ' percent' };

function unitOf(property: JsonObject): string {
  const unit = property['x-unit'];
  return typeof unit === 'string' ? (unitWords[unit] ?? ` ${unit}`) : '';
}

function boundsOf(property: JsonObject): string {
  const { minimum, maximum } = property;
  const unit = unitOf(property);
  if (typeof minimum === 'number' && typeof maximum === 'number') return `${minimum} to ${maximum}${unit}`;
  if (typeof minimum === 'number') return `${minimum}${unit} or more`;
  if (typeof maximum === 'number') return `${maximum}${unit} or less`;
  return 'a number';
}

const kindWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const listUnits: Record<string, string> = { 'image-url': 'images', 'video-url': 'videos', 'audio-url': 'audio files' };

function listUnit({ renderType }: JsonObject): string {
  return (typeof renderType === 'string' ? listUnits[renderType] : undefined) ?? 'items';
}

function wrongSize(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, property: JsonObject, value: unknown) {
  if (issue.origin === 'number' || issue.origin === 'int')
    return `must be ${boundsOf(property)}; this is ${String(value)}`;
  const isList = Array.isArray(value);
  const size = typeof value === 'string' || isList ? value.length : 0;
  const unit = isList ? listUnit(property) : 'characters';
  if (issue.code === 'too_big') return `can have at most ${String(issue.maximum)} ${unit}; this has ${size}`;
  // The schemas say in words what to do about a text that is missing.
  if (!isList) return issue.message;
  return size === 0
    ? `add 1 to ${String(property['maxItems'])} ${unit}`
    : `needs at least ${String(issue.minimum)} ${unit}; this has ${size}`;
}

/**
 * The message of one issue of a parameter, for a person who sees a form, not a schema: what is expected, what was given.
 *
 * @param property the parameter's own schema, where there is one
 * @param value what was given; undefined when nothing was
 */
export function issueMessage(issue: z.core.$ZodIssue, property: JsonObject, value: unknown): string {
  if (value === undefined) return 'this is required';
  switch (issue.code) {
    case 'invalid_type': {
      const isFraction = issue.expected === 'int' && typeof value === 'number';
      const kind = property['type'] === 'integer' ? 'int' : issue.expected;
      const wanted = kindWords[kind] ?? kind;
      return isFraction
        ? `must be a whole number; this is ${String(value)}`
        : `must be ${wanted}; this is ${describeValue(value)}`;
    }
    case 'too_big':
    case 'too_small':
      return wrongSize(issue, property, value);
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}; this is ${describeValue(value)}`;
    case 'custom':
    case 'invalid_format':
    case 'invalid_union':
    case 'not_multiple_of':
      return `${issue.message}; this is ${describeValue(value)}`;
    default:
      return issue.message;
  }
}
