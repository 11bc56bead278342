import { describe, expect, it } from 'vitest';
import type { ModelBinding } from '../models/model-definition.ts';
import { finishOf } from './finish-of.ts';

const binding: ModelBinding = {
  measures: {},
  framesPerSecond: null,
  count: 'num_images',
  format: 'output_format',
  watermark: 'watermark',
  hasExactSize: true,
};
const size = { width: 853, height: 480 };

describe('finishOf', () => {
  it('reads the format and the watermark from the parameters that the binding names', () => {
    const parameters = { output_format: 'webp', watermark: true, num_images: 3 };
    expect(finishOf(binding, parameters, size)).toEqual({ size, format: 'webp', hasMark: true });
    expect(finishOf({ ...binding, format: null, watermark: null, hasExactSize: false }, parameters, size)).toBeNull();
    expect(finishOf({ ...binding, format: null, hasExactSize: false }, parameters, size)).toEqual({
      size: null,
      format: null,
      hasMark: true,
    });
  });

  it.each([
    ['jpg', 'jpeg'],
    ['jpeg', 'jpeg'],
    ['png', 'png'],
    ['mov', 'mov'],
    ['mp4', 'mp4'],
    ['gif', null],
    [7, null],
    [undefined, null],
  ])('reads the format %o as %o', (given, format) => {
    const parameters = given === undefined ? {} : { output_format: given };
    expect(finishOf(binding, parameters, size)).toEqual({ size, format, hasMark: false });
  });

  it('returns null when the engine does everything, or nothing is asked for', () => {
    expect(finishOf(null, { output_format: 'png', watermark: true }, size)).toBeNull();
    expect(finishOf(binding, { watermark: false }, null)).toBeNull();
    expect(finishOf(binding, { watermark: 'true' }, null)).toBeNull();
  });
});
