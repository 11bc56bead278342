import { describe, expect, it } from 'vitest';
import { readJsonBody } from './read-json-body.ts';

const read = (text: string) => readJsonBody(new Response(text).body);
const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

describe('readJsonBody', () => {
  it('reads an object', async () => {
    await expect(read('{"a":[1,{"b":null}]}')).resolves.toEqual({ a: [1, { b: null }] });
  });

  it('rejects what is not an object', async () => {
    for (const text of ['', '1', '"a"', '[]', 'null', '{', '<html>']) {
      await expect(read(text)).rejects.toMatchObject({ code: 'invalid_params' });
    }
    await expect(readJsonBody(null)).rejects.toMatchObject({ code: 'invalid_params' });
  });

  it.each([
    ['', 'Line 1, column 1: expected a value'],
    ['{"model": ', 'Line 1, column 11: expected a value'],
    ["{'a':1}", 'Line 1, column 2: expected a name in double quotation marks'],
    ["['a']", 'Line 1, column 2: expected straight double quotation marks'],
    ['{\n  "a" 1}', 'Line 2, column 7: expected a colon'],
    ['{"a":1 "b":2}', 'Line 1, column 8: expected a comma or }'],
    ['[1 2]', 'Line 1, column 4: expected a comma or ]'],
    ['{"a":1,}', 'Line 1, column 7: unexpected comma'],
    ['{"a":"b', 'Line 1, column 6: missing closing quotation mark'],
    [String.raw`{"a":"\x"}`, String.raw`Line 1, column 7: invalid escape; JSON has escapes such as \" and \n`],
    ['["b\nc"]', String.raw`Line 1, column 4: control characters must be escaped, as in \n`],
    ['["b\tc"]', String.raw`Line 1, column 4: control characters must be escaped, as in \n`],
    ['{} {}', 'Line 1, column 4: unexpected text after the end'],
  ])('reports where %j stops being JSON', async (text, place) => {
    await expect(read(text)).rejects.toMatchObject({
      code: 'invalid_params',
      message: `The body is not valid JSON. ${place}.`,
    });
  });

  it('rejects nesting beyond 32 levels', async () => {
    await expect(read(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`)).rejects.toMatchObject({
      code: 'invalid_params',
    });
  });

  it('counts the object itself as the first level', async () => {
    await expect(read(nested(32))).resolves.toBeTypeOf('object');
    await expect(read(nested(33))).rejects.toThrow(/more than 32 levels deep/);
  });

  it.each([
    [String.raw`{"a":["b","c\u0000"]}`, '/a/1'],
    [String.raw`{"a/b":{"c":"\ud800"}}`, '/a~1b/c'],
    [String.raw`{"a":"\udc00x"}`, '/a'],
    [String.raw`{"\u0000":1}`, ''],
    [String.raw`{"a":{"\ud800":1}}`, '/a'],
  ])('rejects text that PostgreSQL cannot store, at its field: %s', async (text, pointer) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'invalid_params', fields: [{ pointer }] });
  });

  it('rejects a number beyond the range of a double', async () => {
    await expect(read('{"a":[1e400]}')).rejects.toMatchObject({
      code: 'invalid_params',
      fields: [{ pointer: '/a/0' }],
    });
  });

  it('rejects what is not UTF-8', async () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode('{"a":"'), 0xff, ...new TextEncoder().encode('"}')]);
    await expect(readJsonBody(new Blob([bytes]).stream())).rejects.toThrow(/not valid UTF-8/);
  });

  it('accepts surrogate pairs, and an escaped backslash before u0000', async () => {
    await expect(read(String.raw`{"a":"\ud83d\ude00"}`)).resolves.toEqual({ a: '😀' });
    await expect(read(JSON.stringify({ a: String.raw`\u0000` }))).resolves.toEqual({ a: String.raw`\u0000` });
  });
});
