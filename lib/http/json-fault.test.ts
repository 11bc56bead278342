import { array, assert, constantFrom, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault, placeOf } from './json-fault.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('findJsonFault', () => {
  it.each([
    ['{"model": ', 10, 'a value'],
    ['{"a":1,}', 7, 'a name in double quotation marks'],
    ["{'a':1}", 1, 'a name in double quotation marks'],
    ['{"a" 1}', 5, 'a colon'],
    ['{"a":1 "b":2}', 7, 'a comma or }'],
    ['[1 2]', 3, 'a comma or ]'],
    ['{"a":01}', 5, 'a value'],
    ['{"a":NaN}', 5, 'a value'],
    ['{"a":tru}', 5, 'a value'],
    ['{"a":"b', 7, 'a closing quotation mark'],
    [String.raw`{"a":"\x"}`, 6, String.raw`an escape that JSON knows, as \" or \n`],
    ['{"a":"b\nc"}', 7, String.raw`an escape such as \n in place of a control character`],
    ['{} {}', 3, 'nothing more'],
    ['', 0, 'a value'],
  ])('finds the place in %s', (text, offset, wanted) => {
    expect(findJsonFault(text)).toEqual({ offset, wanted });
  });

  it('agrees with the parser on what is JSON', () => {
    const scraps = array(constantFrom('{', '}', '[', ']', '"', ',', ':', '1', '-', '.', 'e', 'null', ' ', '\\'));
    assert(
      property(scraps, jsonValue(), (parts, value) => {
        const text = parts.join('');
        expect(findJsonFault(text) === null).toBe(isJson(text));
        expect(findJsonFault(JSON.stringify(value))).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});

describe('placeOf', () => {
  it('counts lines and columns from 1', () => {
    expect(placeOf('{\n  "a" 1}', 8)).toBe('line 2, column 7');
    expect(placeOf('', 0)).toBe('line 1, column 1');
  });
});
