import { isJsonObject } from '../json.ts';

const types = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);
const isType = (value: unknown) => typeof value === 'string' && types.has(value);
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown) => isNumber(value) && Number(value) >= 0;
const isFilledList = (value: unknown) => Array.isArray(value) && value.length > 0;

function isPattern(pattern: unknown): boolean {
  try {
    return typeof pattern === 'string' && new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** The valid types of keywords that real catalogues get wrong. */
const tests = new Map<string, (value: unknown) => boolean>([
  ['type', (value) => isType(value) || (isFilledList(value) && (value as unknown[]).every(isType))],
  ['required', (value) => Array.isArray(value) && value.every((name) => typeof name === 'string')],
  ['enum', Array.isArray],
  ['pattern', isPattern],
  ['$ref', (value) => typeof value === 'string'],
  ['multipleOf', (value) => isNumber(value) && Number(value) > 0],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map(
    (name) => [name, isCount] as const,
  ),
  ...['allOf', 'anyOf', 'oneOf'].map((name) => [name, isFilledList] as const),
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'].map(
    (name) => [name, isJsonObject] as const,
  ),
]);

/**
 * Whether a keyword of a schema can be checked. Some schemas have `required: true` or `"type": "strng"`; taken
 * literally, no value would ever pass.
 */
export function isValidKeyword(name: string, value: unknown): boolean {
  return tests.get(name)?.(value) ?? true;
}

/** Whether a value can be a schema. */
export function isSchema(value: unknown): boolean {
  return typeof value === 'boolean' || isJsonObject(value);
}
