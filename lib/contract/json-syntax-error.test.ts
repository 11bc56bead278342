import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonSyntaxError } from './json-syntax-error.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const signs = fc.oneof(
  fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '"a"', "'", '\\', '\\u00'),
  fc.constantFrom('n', 'null', 'true', '1', '-', '0', '.5', 'e3', 'ä'),
  fc.constantFrom(' ', '\t', '\n', '\r', '\f', '\0', '\u00a0', '\u2028', '\ufeff'),
);

describe('findJsonSyntaxError', () => {
  it.each([
    ['', 'value', 0],
    ['{"model": ', 'value', 10],
    ['{"a":01}', 'value', 5],
    ['{"a":NaN}', 'value', 5],
    ['{"a":tru}', 'value', 5],
    ["['a']", 'quotes', 1],
    ['[“a”]', 'quotes', 1],
    ['{a: 1}', 'name', 1],
    ["{'a':1}", 'name', 1],
    ['{"a":1,', 'name', 7],
    ['{"a" 1}', 'colon', 5],
    ['{"a"', 'colon', 4],
    ['[1 2]', 'comma-or-bracket', 3],
    ['{"a":1 "b":2}', 'comma-or-brace', 7],
    ['{"a":1 , }', 'extra-comma', 7],
    ['[1,2,]', 'extra-comma', 4],
    ['{"a":"b', 'unclosed-text', 5],
    ['{"a":"b\nc"}', 'line-break', 7],
    ['["\t"]', 'control', 2],
    [String.raw`{"a":"\x"}`, 'escape', 6],
    ['{} {}', 'more', 3],
    ['[1]]', 'more', 3],
  ])('reports the error in %s: %s at %i', (text, kind, offset) => {
    expect(findJsonSyntaxError(text)).toMatchObject({ kind, offset });
  });

  it('counts lines and columns from 1', () => {
    expect(findJsonSyntaxError('')).toMatchObject({ line: 1, column: 1 });
    expect(findJsonSyntaxError('{\n  "a": 1\n  "b": 2\n}')).toMatchObject({ line: 3, column: 3 });
    expect(findJsonSyntaxError('[\n')).toMatchObject({ line: 2, column: 1 });
  });

  it('agrees with the parser about every text', () => {
    const scraps = fc.array(signs, { maxLength: 12 }).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.json(), scraps), (text) => {
        expect(findJsonSyntaxError(text) === null).toBe(isJson(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('agrees with the parser about truncated or corrupted JSON, and never points behind it', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.option(signs), (json, place, scratch) => {
        const at = place % (json.length + 1);
        const text = json.slice(0, at) + (scratch === null ? '' : scratch + json.slice(at + 1));
        const error = findJsonSyntaxError(text);
        expect(error === null).toBe(isJson(text));
        expect(error?.offset ?? 0).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads any depth', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20_000 }), fc.boolean(), (depth, isList) => {
        const open = (isList ? '[' : '{"a":').repeat(depth);
        const close = (isList ? ']' : '}').repeat(depth);
        expect(findJsonSyntaxError(`${open}1${close}`)).toBeNull();
        expect(findJsonSyntaxError(`${open}1${close}]`)).toMatchObject({ kind: 'more' });
        expect(findJsonSyntaxError(open)).toMatchObject({ kind: 'value', offset: open.length });
      }),
      { numRuns: 10, examples: [[200_000, true]] },
    );
  });
});
