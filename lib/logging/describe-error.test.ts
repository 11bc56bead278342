import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

describe('describeError', () => {
  it('describes a failed query without its values', () => {
    const error = new DrizzleQueryError('insert …', ['a secret prompt'], new Error('connection terminated'));
    expect(describeError(error)).toMatch(/^a query failed: Error: connection terminated\n {4}at /);
    expect(describeError(error)).not.toContain('secret');
  });

  it('describes causes, and omits the values of queries among them', () => {
    const query = new DrizzleQueryError('insert …', ['a secret prompt'], new Error('connection terminated'));
    const described = describeError(new Error('not kept', { cause: query }));
    expect(described).toMatch(/^Error: not kept\n[^]*\ncaused by: a query failed: Error: connection terminated\n/);
    expect(described).not.toContain('secret');
  });

  it('describes any thrown value', () => {
    expect(describeError('words')).toBe('words');
    expect(describeError(null)).toBe('null');
  });
});
