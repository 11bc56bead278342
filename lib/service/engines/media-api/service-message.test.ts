import { describe, expect, it } from 'vitest';
import { boundedIssues, reasonOf } from './service-message.ts';

describe('reasonOf', () => {
  it.each([
    ['Too wide', 'Too wide.'],
    [' Why? ', 'Why?'],
    [' ', 'It gave no reason.'],
    [null, 'It gave no reason.'],
    [undefined, 'It gave no reason.'],
  ])('makes a sentence of %j', (message, sentence) => {
    expect(reasonOf(message)).toBe(sentence);
  });

  it('shortens endless messages', () => {
    expect(reasonOf('x'.repeat(100_000))).toBe(`${'x'.repeat(1999)}…`);
  });
});

describe('boundedIssues', () => {
  it('keeps the first fifty, shortened', () => {
    const issues = Array.from({ length: 60 }, (_, index) => ({ pointer: `/${index}`, message: 'x'.repeat(3000) }));
    const bounded = boundedIssues(issues);
    expect([bounded.length, bounded[49]?.pointer, bounded[0]?.message.length]).toEqual([50, '/49', 2000]);
  });
});
