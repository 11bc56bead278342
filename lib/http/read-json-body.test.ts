import { describe, expect, it } from 'vitest';
import { readJsonBody } from './read-json-body.ts';

const read = (text: string) => readJsonBody(new Response(text).body);
const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

describe('readJsonBody', () => {
  it('reads an object', async () => {
    await expect(read('{"a":[1,{"b":null}]}')).resolves.toEqual({ a: [1, { b: null }] });
  });

  it('refuses what is no object', async () => {
    for (const text of ['', '1', '"a"', '[]', 'null', '{', '<html>']) {
      await expect(read(text)).rejects.toMatchObject({ code: 'invalid_params' });
    }
    await expect(readJsonBody(null)).rejects.toMatchObject({ code: 'invalid_params' });
  });

  it.each([
    ['', 'line 1, column 1 needs a value'],
    ['{"model": ', 'line 1, column 11 needs a value'],
    ["{'a':1}", 'line 1, column 2 needs a name in double quotation marks'],
    ["['a']", 'line 1, column 2 needs straight double quotation marks'],
    ['{\n  "a" 1}', 'line 2, column 7 needs a colon'],
    ['{"a":1 "b":2}', 'line 1, column 8 needs a comma or }'],
    ['[1 2]', 'line 1, column 4 needs a comma or ]'],
    ['{"a":1,}', 'line 1, column 7 has a comma too many'],
    ['{"a":"b', 'line 1, column 6 begins a text without a closing quotation mark'],
    [String.raw`{"a":"\x"}`, String.raw`line 1, column 7 needs an escape that JSON knows, as \" or \n`],
    ['["b\nc"]', String.raw`line 1, column 4 needs an escape such as \n in place of a control character`],
    ['["b\tc"]', String.raw`line 1, column 4 needs an escape such as \n in place of a control character`],
    ['{} {}', 'line 1, column 4 needs nothing more'],
  ])('says where %j stops being JSON', async (text, place) => {
    await expect(read(text)).rejects.toMatchObject({
      code: 'invalid_params',
      message: `The body is not JSON: ${place}.`,
    });
  });

  it('refuses nesting that no request needs', async () => {
    await expect(read(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`)).rejects.toMatchObject({
      code: 'invalid_params',
    });
  });

  it('counts levels, the object itself the first', async () => {
    await expect(read(nested(32))).resolves.toBeTypeOf('object');
    await expect(read(nested(33))).rejects.toThrow(/deeper than 32/);
  });

  it.each([
    [String.raw`{"a":["b","c\u0000"]}`, '/a/1'],
    [String.raw`{"a/b":{"c":"\ud800"}}`, '/a~1b/c'],
    [String.raw`{"a":"\udc00x"}`, '/a'],
    [String.raw`{"\u0000":1}`, ''],
    [String.raw`{"a":{"\ud800":1}}`, '/a'],
  ])('refuses text that no database keeps, at its field: %s', async (text, pointer) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'invalid_params', fields: [{ pointer }] });
  });

  it('refuses a number that JSON can write and nothing can keep', async () => {
    await expect(read('{"a":[1e400]}')).rejects.toMatchObject({
      code: 'invalid_params',
      fields: [{ pointer: '/a/0' }],
    });
  });

  it('refuses what is not UTF-8', async () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode('{"a":"'), 0xff, ...new TextEncoder().encode('"}')]);
    await expect(readJsonBody(new Blob([bytes]).stream())).rejects.toThrow(/not UTF-8/);
  });

  it('takes whole pairs, and words about a NUL', async () => {
    await expect(read(String.raw`{"a":"\ud83d\ude00"}`)).resolves.toEqual({ a: '😀' });
    await expect(read(JSON.stringify({ a: String.raw`\u0000` }))).resolves.toEqual({ a: String.raw`\u0000` });
  });
});
