import type { z } from 'zod';
import { nearestName } from '../../models/nearest-name.ts';
import {
  engineSettingsSchema,
  enginesFileSchema,
  fieldSettingsSchema,
  modelSettingsSchema,
  modeSchema,
  priceSchema,
} from '../engine-settings.ts';
import type { SettingIssue, SettingPath } from './setting-issue.ts';

type SchemaIssue = z.core.$ZodIssue;

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

/** The settings that an object of the file may have; empty where they are names that people choose. */
function settingsAt(path: SettingPath): string[] {
  const [section, , part, , further] = path;
  if (path.length === 0) return Object.keys(enginesFileSchema.shape);
  if (section === 'engines') return path.length === 2 ? Object.keys(engineSettingsSchema.shape) : [];
  if (path.length === 2) return Object.keys(modelSettingsSchema.shape);
  if (part === 'price') return Object.keys(priceSchema.shape);
  if (part === 'modes') return Object.keys(modeSchema.shape);
  if (further !== undefined) return [];
  return part === 'fields' ? Object.keys(fieldSettingsSchema.shape) : ['to', 'values'];
}

/** A question that names the nearest of the known names; empty when none is near. */
export function askNearest(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === null ? '' : `; did you mean "${nearest}"?`;
}

function valueAt(value: unknown, path: SettingPath): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? (inner as Record<string | number, unknown>)[name]
        : undefined,
    value,
  );
}

function limitMessage(issue: SchemaIssue & { code: 'too_small' | 'too_big' }): string {
  if (issue.origin === 'array') return listLimitMessage(issue);
  const isText = issue.origin === 'string';
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}${isText ? ' characters long' : ''}`;
  return isText && issue.minimum === 1 ? 'must not be empty' : `must be at least ${issue.minimum}`;
}

function listLimitMessage(issue: SchemaIssue & { code: 'too_small' | 'too_big' }): string {
  const [limit, words] = issue.code === 'too_big' ? [issue.maximum, 'at most'] : [issue.minimum, 'at least'];
  return `must have ${words} ${limit} ${Number(limit) === 1 ? 'entry' : 'entries'}`;
}

/** The issues of a file that does not have the shape of its schema, in plain words. */
export function describeSchemaIssues(issues: readonly SchemaIssue[], file: unknown): SettingIssue[] {
  return issues.flatMap((issue) => describe(issue, file, []));
}

function describe(issue: SchemaIssue, file: unknown, above: SettingPath): SettingIssue[] {
  const path = [...above, ...issue.path.map((name) => (typeof name === 'symbol' ? String(name) : name))];
  const value = valueAt(file, path);
  const say = (message: string) => [{ path, message }];
  if (issue.code === 'unrecognized_keys') {
    const known = settingsAt(path);
    return issue.keys.map((key) => ({ path: [...path, key], message: `is not a setting${askNearest(key, known)}` }));
  }
  if (issue.code === 'invalid_union') return describeUnion(issue.errors, file, path);
  if (value === undefined && issue.code !== 'invalid_key') return say('is missing');
  switch (issue.code) {
    case 'invalid_key':
      return say(`has an invalid name: it ${issue.issues[0]?.message ?? 'is not allowed here'}`);
    case 'invalid_type':
      return say(`must be ${typeNames[issue.expected] ?? issue.expected}`);
    case 'invalid_value': {
      const names = issue.values.map(String);
      return say(`must be one of ${names.join(', ')}${askNearest(String(value), names)}`);
    }
    case 'too_small':
    case 'too_big':
      return say(limitMessage(issue));
    default:
      return say(issue.message);
  }
}

/** Describes the alternative that fits the value's own type, or else names the types of all. */
function describeUnion(alternatives: readonly SchemaIssue[][], file: unknown, path: SettingPath): SettingIssue[] {
  const isOtherType = (issue: SchemaIssue) => issue.code === 'invalid_type' && issue.path.length === 0;
  const fitting = alternatives.find((issues) => !issues.some(isOtherType));
  if (fitting !== undefined) return fitting.flatMap((issue) => describe(issue, file, path));
  const types = alternatives.flatMap((issues) =>
    issues.flatMap((issue) => (issue.code === 'invalid_type' ? [typeNames[issue.expected] ?? issue.expected] : [])),
  );
  return [{ path, message: `must be ${types.join(' or ')}` }];
}
