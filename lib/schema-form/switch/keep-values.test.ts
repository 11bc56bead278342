import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { keepValues } from './keep-values.ts';

const prompt = { type: 'string', title: 'Prompt' };
const image = { type: 'string', format: 'uri', renderType: 'image-url' };
const images = (maxItems: number) => ({ type: 'array', maxItems, items: image });
const schema = (properties: JsonObject, required: string[] = []): JsonObject => ({
  type: 'object',
  required,
  properties,
});

function carry(
  from: JsonObject,
  values: JsonObject,
  to: JsonObject,
  own: JsonObject = {},
): ReturnType<typeof keepValues> {
  return keepValues({ schema: schema(from), values }, { schema: schema(to), values: own });
}

describe('keepValues', () => {
  it('keeps what both models have, in place of the other form’s own', () => {
    const { values, report } = carry({ prompt }, { prompt: 'a hill' }, { prompt }, { prompt: 'the old one' });
    expect(values).toEqual({ prompt: 'a hill' });
    expect(report).toMatchObject([{ label: 'Prompt', what: 'kept' }]);
  });

  it('leaves alone what was never touched', () => {
    const prefilled = { prompt: { ...prompt, 'x-workbench-default': 'an example' } };
    const { values, report } = carry(prefilled, { prompt: 'an example' }, { prompt }, { prompt: 'mine' });
    expect(values).toEqual({ prompt: 'mine' });
    expect(report).toEqual([]);
  });

  it('parks what the other model has no field for', () => {
    const { values, report } = carry({ style: { type: 'string' } }, { style: 'ink' }, { prompt });
    expect(values).toEqual({});
    expect(report).toMatchObject([{ label: 'Style', what: 'parked', from: 'ink' }]);
  });

  it.each([
    ['text', { seconds: { type: 'string', enum: ['4', '8', '12'] } }, '8', { duration: { type: 'integer' } }, 8],
    ['a number', { duration: { type: 'integer' } }, 8, { seconds: { type: 'string', enum: ['4', '8', '12'] } }, '8'],
    [
      'the nearest',
      { duration: { type: 'integer' } },
      11,
      { seconds: { type: 'string', enum: ['4', '8', '12'] } },
      '12',
    ],
    ['a bound', { duration: { type: 'integer' } }, 30, { duration: { type: 'integer', maximum: 15 } }, 15],
    [
      'another spelling',
      { resolution: { enum: ['720P', '1080P'] } },
      '720P',
      { resolution: { enum: ['480p', '720p'] } },
      '720p',
    ],
    [
      'another name of the ratio',
      { aspect_ratio: { enum: ['16:9', '1:1'] } },
      '16:9',
      { image_size: { enum: ['square_hd', 'landscape_16_9', 'portrait_16_9'] } },
      'landscape_16_9',
    ],
  ])('turns a value into %s', (_name, from, value, to, expected) => {
    const [field = ''] = Object.keys(from);
    const [target = ''] = Object.keys(to);
    expect(carry(from, { [field]: value }, to).values).toEqual({ [target]: expected });
  });

  it('drops a value that the other model does not take', () => {
    const { values, report } = carry(
      { resolution: { enum: ['2K', '4K'] } },
      { resolution: '4K' },
      { resolution: { enum: ['low', 'high'] } },
    );
    expect(values).toEqual({});
    expect(report).toMatchObject([{ what: 'dropped', from: '4K' }]);
  });

  it('turns proportions into width and height, and back', () => {
    const ratio = { aspect_ratio: { enum: ['16:9', '1:1', '9:16'] } };
    const side = { type: 'integer', minimum: 64, maximum: 4096 };
    const wide = carry(ratio, { aspect_ratio: '16:9' }, { width: side, height: side }).values as Record<string, number>;
    expect((wide['width'] ?? 0) / (wide['height'] ?? 1)).toBeCloseTo(16 / 9, 1);
    const back = carry({ width: side, height: side }, wide, ratio);
    expect(back.values).toEqual({ aspect_ratio: '16:9' });
    expect(back.report.map(({ what }) => what)).toEqual(['converted', 'converted']);
  });

  it('turns one picture into a list and a list into one', () => {
    expect(carry({ input_image: image }, { input_image: 'https://a/1' }, { images: images(3) }).values).toEqual({
      images: ['https://a/1'],
    });
    const one = carry({ images: images(3) }, { images: ['https://a/1'] }, { input_image: image });
    expect(one.values).toEqual({ input_image: 'https://a/1' });
    expect(one.report).toMatchObject([{ what: 'converted' }]);
  });

  it('takes as many references as fit, and tells which there were to choose from', () => {
    const all = Array.from({ length: 14 }, (_, index) => `https://a/${index}`);
    const { values, report } = carry({ images: images(14) }, { images: all }, { input_images: images(3) });
    expect(values).toEqual({ input_images: all.slice(0, 3) });
    expect(report).toMatchObject([{ what: 'dropped', choice: { pointer: '/input_images', items: all, most: 3 } }]);
  });

  it('puts a last frame to a last frame, and never a mask to a reference', () => {
    const from = { first_frame: image, tail_image_url: image, mask_image: image };
    const values = { first_frame: 'https://a/first', tail_image_url: 'https://a/last', mask_image: 'https://a/mask' };
    const carried = carry(from, values, { input_image: image, last_frame_image: image });
    expect(carried.values).toEqual({ input_image: 'https://a/first', last_frame_image: 'https://a/last' });
    expect(carried.report.map(({ what }) => what)).toEqual(['kept', 'kept', 'parked']);
  });
});
