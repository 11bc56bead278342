import { describe, expect, it } from 'vitest';
import { gridOf } from './map-properties.ts';

describe('gridOf', () => {
  it('begins at a multiple of the step', () => {
    const side = { type: 'integer', minimum: 10, maximum: 100, multipleOf: 16 };
    expect(gridOf(side)).toEqual({ minimum: 16, maximum: 100, step: 16 });
  });

  it('leaves out bounds that are excluded', () => {
    const length = { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 100 };
    expect(gridOf(length)).toEqual({ minimum: 1, maximum: 99, step: 1 });
  });
});
