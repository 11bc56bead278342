import { describe, expect, it } from 'vitest';
import { mergeSchemas } from './merge-schemas.ts';

describe('mergeSchemas', () => {
  it('prefers the nearer keyword, and takes the others from the base', () => {
    expect(mergeSchemas({ type: 'string', title: 'Below' }, { title: 'Above' })).toEqual({
      type: 'string',
      title: 'Above',
    });
  });

  it('applies the bounds of both', () => {
    expect(mergeSchemas({ minimum: 1, maximum: 20, maxLength: 8 }, { minimum: 0, maximum: 10, minItems: 2 })).toEqual({
      minimum: 1,
      maximum: 10,
      maxLength: 8,
      minItems: 2,
    });
  });

  it('offers only the choices of both', () => {
    expect(mergeSchemas({ enum: ['1k', '2k', { width: 1 }] }, { enum: [{ width: 1 }, '4k', '2k'] })).toEqual({
      enum: [{ width: 1 }, '2k'],
    });
  });

  it('keeps the nearer choices where both have none in common', () => {
    expect(mergeSchemas({ enum: ['a'] }, { enum: ['b'] })).toEqual({ enum: ['b'] });
  });

  it('merges a property that both declare', () => {
    const merged = mergeSchemas(
      { properties: { size: { maximum: 9 } }, required: ['size'] },
      { properties: { size: { type: 'integer' } }, required: ['size', 'prompt'] },
    );
    expect(merged).toEqual({
      properties: { size: { type: 'integer', allOf: [{ maximum: 9 }] } },
      required: ['size', 'prompt'],
    });
  });
});
