import { describe, expect, it } from 'vitest';
import { requestSchemaOf } from '../../service/models/request-schema.ts';
import { models } from '../../service/models/registry.ts';
import { canVary } from './can-vary.ts';

const image = { type: 'string', format: 'uri' };

describe('canVary', () => {
  it('is false for the models of the service that make the same of the same image or video', () => {
    const same = models.filter((one) => !canVary(requestSchemaOf(one)));
    expect(same.map(({ id }) => id).toSorted()).toEqual(['ie-11', 'v-1']);
  });

  it('is true with a prompt, a seed, a number of results, or a choice of requests', () => {
    expect(canVary({ properties: { image } })).toBe(false);
    expect(canVary({ properties: { image, prompt: { type: 'string' } } })).toBe(true);
    expect(canVary({ properties: { image, seed: { type: 'integer' } } })).toBe(true);
    expect(canVary({ properties: { image, num_images: { type: 'integer' } } })).toBe(true);
    expect(canVary({ anyOf: [{ properties: { a: image } }, { properties: { b: image } }] })).toBe(true);
  });
});
