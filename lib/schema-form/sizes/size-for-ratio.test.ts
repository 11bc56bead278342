import { describe, expect, it } from 'vitest';
import type { FormField, NumberField } from '../form-field.ts';
import { createFormModel } from '../model/form-model.ts';
import { sizeForRatio, describeSize } from './size-for-ratio.ts';

function only<Kind extends FormField['kind']>(kind: Kind, property: unknown, name = 'value') {
  const [field] = createFormModel({ properties: { [name]: property } }).fields;
  if (field?.kind !== kind) throw new Error(`not a ${kind}`);
  return field as Extract<FormField, { kind: Kind }>;
}

describe('sizeForRatio', () => {
  const side: NumberField = only('number', { type: 'integer', minimum: 64, maximum: 1500 }, 'width');
  it('preserves the number of pixels, in multiples of 8, inside the bounds', () => {
    const fields = { width: side, height: side };
    expect(sizeForRatio({ width: 16, height: 9 }, 1024 * 1024, fields)).toEqual({ width: 1368, height: 768 });
    expect(sizeForRatio({ width: 1, height: 1 }, 5000 * 5000, fields)).toEqual({ width: 1496, height: 1496 });
  });
});

describe('describeSize', () => {
  it('names simple ratios and the pixels', () => {
    expect(describeSize(1536, 1024)).toBe('3:2 · 1.57 MP');
    expect(describeSize(1368, 768)).toBe('16:9 · 1.05 MP');
    expect(describeSize(1000, 611)).toBe('0.61 MP');
    expect(describeSize(64, 48)).toBe('4:3 · 0.003 MP');
  });
});
