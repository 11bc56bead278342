import { describe, expect, it } from 'vitest';
import { isUniqueViolation } from './is-unique-violation.ts';

const failed = (code: string) => new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });

describe('isUniqueViolation', () => {
  it('recognises the code in the cause of a failed query, and nothing else', () => {
    expect(isUniqueViolation(failed('23505'))).toBe(true);
    expect([failed('23503'), new Error('23505'), '23505', null].map(isUniqueViolation)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
