import type { JsonObject } from '../../../contract/model.ts';

/** A draft of JSON Schema that our checks follow. */
export type Draft = 'draft7' | 'draft2020-12';

/** A schema with values that it takes and values that it refuses. */
export interface KeywordCase {
  about: string;
  schema: JsonObject | boolean;
  takes: readonly unknown[];
  refuses: readonly unknown[];
  /** The drafts in which it holds; both, when left out. */
  drafts?: readonly Draft[];
  /** Set where Ajv itself does not follow the draft. */
  isOtherwiseToAjv?: true;
}

/** Values of every type, for keywords that leave the others alone. */
export const oneOfEachType: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -3,
  1.5,
  '',
  'word',
  [],
  [1, 'a'],
  {},
  { a: 1 },
];

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

/** Those of `oneOfEachType` that are not of the types named. */
export function withoutTypes(...types: ('number' | 'string' | 'array' | 'object')[]): unknown[] {
  return oneOfEachType.filter((value) => value === null || !types.some((type) => type === typeOf(value)));
}
