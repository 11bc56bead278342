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

  it('refuses nesting that no request needs', async () => {
    await expect(read(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`)).rejects.toMatchObject({
      code: 'invalid_params',
    });
  });

  it('counts levels, the object itself the first', async () => {
    await expect(read(nested(32))).resolves.toBeTypeOf('object');
    await expect(read(nested(33))).rejects.toThrow(/deeper than 32/);
  });

  it('refuses a NUL in values and names, but not words about one', async () => {
    for (const text of [String.raw`{"a":["b\u0000"]}`, String.raw`{"\u0000":1}`]) {
      await expect(read(text)).rejects.toMatchObject({ code: 'invalid_params' });
    }
    await expect(read(JSON.stringify({ a: String.raw`\u0000` }))).resolves.toEqual({ a: String.raw`\u0000` });
  });
});
