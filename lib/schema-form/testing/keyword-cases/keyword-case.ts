import type { JsonObject } from '../../../contract/model.ts';

/** A draft of JSON Schema that our checks follow. */
export type Draft = 'draft7' | 'draft2020-12';

/** A schema with values that it accepts and values that it rejects. */
export interface KeywordCase {
  about: string;
  schema: JsonObject | boolean;
  takes: readonly unknown[];
  refuses: readonly unknown[];
  /** The drafts to which it applies; both when left out. */
  drafts?: readonly Draft[];
  /** Set where Ajv itself does not follow the draft. */
  isOtherwiseToAjv?: true;
}

/** A value of every type, for keywords that ignore other types. */
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
