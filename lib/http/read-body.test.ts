import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readBody, readBySchema } from './read-body.ts';

const schema = z.object({ name: z.string('Enter a name.'), 'a/b': z.array(z.number('Enter a number.')).optional() });

const bodyOf = (value: unknown) => new Response(JSON.stringify(value)).body;

describe('readBody', () => {
  it('returns what the schema reads', async () => {
    expect(await readBody(schema, bodyOf({ name: 'Ann', other: 1 }))).toEqual({ name: 'Ann' });
  });

  it('lists every issue, at a JSON pointer', async () => {
    await expect(readBody(schema, bodyOf({ 'a/b': [1, 'x'] }))).rejects.toMatchObject({
      code: 'invalid_params',
      message: 'Enter a name.',
      fields: [
        { pointer: '/name', message: 'Enter a name.' },
        { pointer: '/a~1b/1', message: 'Enter a number.' },
      ],
    });
  });
});

describe('readBySchema', () => {
  it('sums up the issues', () => {
    expect(() => readBySchema(schema, {}, 'The person is not valid.')).toThrow('The person is not valid.');
  });
});
