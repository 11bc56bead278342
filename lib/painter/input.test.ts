import { describe, expect, it } from 'vitest';
import { inputOf, fieldError } from './input.ts';

const input = { path: '/tmp/a', kind: 'image' as const, contentType: 'image/png' };
const task = {
  generationId: '1',
  model: 'ie-10' as const,
  parameters: {},
  inputs: { input_image: [input], mask: [] },
  seed: 1,
  directory: '/tmp',
};

describe('inputOf', () => {
  it('finds the only file of a parameter', () => {
    expect(inputOf(task, 'input_image')).toBe(input);
  });

  it('reports a missing file at its field', () => {
    const refusal = expect.objectContaining({
      code: 'invalid_params',
      fields: [{ pointer: '/mask', message: 'Add a file.' }],
    }) as Error;
    expect(() => inputOf(task, 'mask')).toThrow(refusal);
  });
});

describe('fieldError', () => {
  it('names the field in the whole message, and not in the field’s own', () => {
    expect(fieldError('input_image', 'It is damaged.')).toMatchObject({
      message: 'input_image: It is damaged.',
      fields: [{ pointer: '/input_image', message: 'It is damaged.' }],
    });
  });
});
