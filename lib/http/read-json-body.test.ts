import { describe, expect, it } from 'vitest';
import { readJsonBody } from './read-json-body.ts';

const read = (text: string) => readJsonBody(new Response(text).body);

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
});
