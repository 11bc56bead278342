import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from './json-fault.ts';

function fault(text: string): string | null {
  const found = findJsonFault(text);
  return found && `${found.line}:${found.column} ${found.message}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('findJsonFault', () => {
  it('says where, and what is wrong in plain words', () => {
    expect(fault('{\n  "a": 1\n  "b": 2\n}')).toBe('3:3 a comma is missing here, or }.');
    expect(fault('[1, 2,]')).toBe('1:6 this comma is one too many.');
    expect(fault('{a: 1}')).toBe('1:2 a name in double quotes belongs here.');
    expect(fault('{"a" 1}')).toBe('1:6 a colon is missing after the name.');
    expect(fault("['a']")).toBe('1:2 JSON takes straight double quotes only.');
    expect(fault('{"a": "b')).toBe('1:7 this text is not closed.');
    expect(fault('{"a": ')).toBe('1:7 something is missing at the end.');
    expect(fault('[1] 2')).toBe('1:5 the JSON has ended before this.');
    expect(fault('["a\nb"]')).toBe('1:4 the text is not closed on its line; write a line break as \\n.');
    expect(fault('[01]')).toMatch(/^1:2 a value belongs here/);
  });

  it('agrees with the parser about every text', () => {
    const signs = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      'n',
      'null',
      '1',
      '-',
      '0',
      '.5',
      'e3',
      ' ',
      '\n',
      'ä',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.array(signs, { maxLength: 12 }).map((all) => all.join('')),
        ),
        (text) => {
          expect(findJsonFault(text) === null).toBe(isJson(text));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('points into a JSON text that was cut or scratched', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, at) => {
        const cut = json.slice(0, at % (json.length + 1));
        const found = findJsonFault(cut);
        expect(found === null).toBe(isJson(cut));
        expect(found?.index ?? 0).toBeLessThanOrEqual(cut.length);
      }),
      { numRuns: 500 },
    );
  });
});
