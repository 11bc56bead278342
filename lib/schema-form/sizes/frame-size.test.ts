import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { createFormModel } from '../model/form-model.ts';
import { frameSize } from './frame-size.ts';

const side = { type: 'integer', minimum: 64, maximum: 2048, default: 1024 };
const ratio = { type: 'string', enum: ['auto', '16:9', '1:1'], default: 'auto' };
const resolution = { type: 'string', enum: ['1k', '2k'], default: '1k', description: 'A square with the same area.' };

function frameOf(properties: JsonObject, values: JsonObject, input: { width: number; height: number } | null = null) {
  const ratioField = 'aspect_ratio' in properties ? 'aspect_ratio' : null;
  return frameSize(createFormModel({ type: 'object', properties }), values, { ratioField, input });
}

describe('frameSize', () => {
  it('follows the typed width and height', () => {
    expect(frameOf({ width: side, height: side }, { width: 1536 })).toEqual({
      width: 1536,
      height: 1024,
      precision: 'exact',
    });
  });

  it('takes the pixels of a resolution in the chosen proportion', () => {
    const frame = frameOf({ aspect_ratio: ratio, resolution }, { aspect_ratio: '16:9' });
    expect(frame.precision).toBe('about');
    expect(frame.width / frame.height).toBeCloseTo(16 / 9, 1);
  });

  it('follows the input where the proportion is open, else it is a square', () => {
    const input = { width: 3000, height: 2000 };
    expect(frameOf({ aspect_ratio: ratio, resolution }, {}, input)).toEqual({
      width: 1250,
      height: 840,
      precision: 'about',
    });
    expect(frameOf({ aspect_ratio: ratio, resolution }, {})).toMatchObject({ width: 1024, height: 1024 });
    expect(frameOf({ aspect_ratio: ratio }, {}, input)).toEqual({ ...input, precision: 'proportion' });
    expect(frameOf({}, {})).toEqual({ width: 1, height: 1, precision: 'proportion' });
  });
});
