import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

describe('describeError', () => {
  it('tells a failed query without its values', () => {
    const error = new DrizzleQueryError('insert …', ['a secret prompt'], new Error('connection terminated'));
    expect(describeError(error)).toMatch(/^a query failed: Error: connection terminated\n {4}at /);
    expect(describeError(error)).not.toContain('secret');
  });

  it('tells causes, without the values of a query among them', () => {
    const query = new DrizzleQueryError('insert …', ['a secret prompt'], new Error('connection terminated'));
    const told = describeError(new Error('not kept', { cause: query }));
    expect(told).toMatch(/^Error: not kept\n[^]*\ncaused by: a query failed: Error: connection terminated\n/);
    expect(told).not.toContain('secret');
  });

  it('tells anything that can be thrown', () => {
    expect(describeError('words')).toBe('words');
    expect(describeError(null)).toBe('null');
  });
});
