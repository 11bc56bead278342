import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { createFormModel } from '../model/form-model.ts';
import { sizeLabel, sizePair } from './size-pair.ts';

function pairOf(first: string, second: string, bounds: JsonObject = {}) {
  const property = { type: 'integer', ...bounds };
  const [one, other] = createFormModel({ properties: { [first]: property, [second]: property } }).fields;
  return one === undefined ? null : sizePair(one, other);
}

describe('sizePair', () => {
  it.each([
    ['width', 'height', 'Size'],
    ['height', 'width', 'Size'],
    ['target_width', 'target_height', 'Target size'],
    ['outputHeight', 'outputWidth', 'Output size'],
    ['crop_width', 'crop_height', 'Crop size'],
    ['width_px', 'height_px', 'Size'],
  ])('pairs %s and %s', (first, second, label) => {
    const pair = pairOf(first, second);
    expect(pair?.width.name).toMatch(/width/i);
    expect(pair?.height.name).toMatch(/height/i);
    expect(pair === null ? null : sizeLabel(pair)).toBe(label);
  });

  it('pairs no others', () => {
    expect(pairOf('target_width', 'crop_height')).toBeNull();
    expect(pairOf('width', 'line_height')).toBeNull();
    expect(pairOf('width', 'depth')).toBeNull();
    expect(pairOf('width', 'height', { maximum: 1 })).toBeNull();
  });
});
