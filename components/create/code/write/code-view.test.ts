import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeTokens } from './code-view';

describe('codeTokens', () => {
  it('preserves any text', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(
          codeTokens(code)
            .map(({ text }) => text)
            .join(''),
        ).toBe(code);
      }),
    );
  });

  it('distinguishes strings, comments, keywords and numbers', () => {
    const kinds = codeTokens("const a = 'it\\'s'; # 7\nsleep 2").filter(({ kind }) => kind !== 'plain');
    expect(kinds).toEqual([
      { kind: 'word', text: 'const' },
      { kind: 'text', text: "'it\\'s'" },
      { kind: 'comment', text: '# 7' },
      { kind: 'number', text: '2' },
    ]);
  });
});
