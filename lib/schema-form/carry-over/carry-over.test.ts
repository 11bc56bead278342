import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { carryOver } from './carry-over.ts';

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
): ReturnType<typeof carryOver> {
  return carryOver({ schema: schema(from), values }, { schema: schema(to), values: own });
}

/** A prompt that cites its references in this way. */
const way = (pattern: string) => ({
  prompt: { ...prompt, 'x-media-references': { groups: [{ field: 'input_images', pattern }] } },
});

describe('carryOver', () => {
  it('carries over values that both models have, replacing the other form’s own', () => {
    const { values, report } = carry({ prompt }, { prompt: 'a hill' }, { prompt }, { prompt: 'the old one' });
    expect(values).toEqual({ prompt: 'a hill' });
    expect(report).toMatchObject([{ label: 'Prompt', what: 'kept' }]);
  });

  it('ignores fields that were never edited', () => {
    const prefilled = { prompt: { ...prompt, 'x-workbench-default': 'an example' } };
    const { values, report } = carry(prefilled, { prompt: 'an example' }, { prompt }, { prompt: 'mine' });
    expect(values).toEqual({ prompt: 'mine' });
    expect(report).toEqual([]);
  });

  it('uses the alternative in use where a model has several kinds of requests', () => {
    const request = (model: string, properties: JsonObject): JsonObject => ({
      type: 'object',
      required: ['model'],
      properties: { model: { const: model }, prompt, ...properties },
    });
    const quality = { enum: ['low', 'high'] };
    const several = { oneOf: [request('a', {}), request('b', { quality })] };
    const single = schema({ prompt, quality });
    const filled = { model: 'b', prompt: 'a hill', quality: 'high' };
    const there = carryOver({ schema: several, values: filled }, { schema: single, values: {} });
    expect(there.values).toEqual({ prompt: 'a hill', quality: 'high' });
    const back = carryOver({ schema: single, values: filled }, { schema: several, values: { model: 'b' } });
    expect(back.values).toEqual(filled);
  });

  it('parks values that the other model has no field for', () => {
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

  it('converts an aspect ratio to width and height, and back', () => {
    const ratio = { aspect_ratio: { enum: ['16:9', '1:1', '9:16'] } };
    const side = { type: 'integer', minimum: 64, maximum: 4096 };
    const wide = carry(ratio, { aspect_ratio: '16:9' }, { width: side, height: side }).values as Record<string, number>;
    expect((wide['width'] ?? 0) / (wide['height'] ?? 1)).toBeCloseTo(16 / 9, 1);
    const back = carry({ width: side, height: side }, wide, ratio);
    expect(back.values).toEqual({ aspect_ratio: '16:9' });
    expect(back.report.map(({ what }) => what)).toEqual(['converted', 'converted']);
  });

  it('turns one image into a list and a list into one', () => {
    expect(carry({ input_image: image }, { input_image: 'https://a/1' }, { images: images(3) }).values).toEqual({
      images: ['https://a/1'],
    });
    const one = carry({ images: images(3) }, { images: ['https://a/1'] }, { input_image: image });
    expect(one.values).toEqual({ input_image: 'https://a/1' });
    expect(one.report).toMatchObject([{ what: 'converted' }]);
  });

  it('takes as many references as fit, and reports which there were to choose from', () => {
    const all = Array.from({ length: 14 }, (_, index) => `https://a/${index}`);
    const { values, report } = carry({ images: images(14) }, { images: all }, { input_images: images(3) });
    expect(values).toEqual({ input_images: all.slice(0, 3) });
    expect(report).toMatchObject([{ what: 'dropped', choice: { pointer: '/input_images', items: all, most: 3 } }]);
  });

  it('carries a last frame to a last frame, and never a mask to a reference', () => {
    const from = { first_frame: image, tail_image_url: image, mask_image: image };
    const values = { first_frame: 'https://a/first', tail_image_url: 'https://a/last', mask_image: 'https://a/mask' };
    const carried = carry(from, values, { input_image: image, last_frame_image: image });
    expect(carried.values).toEqual({ input_image: 'https://a/first', last_frame_image: 'https://a/last' });
    expect(carried.report.map(({ what }) => what)).toEqual(['kept', 'kept', 'parked']);
  });

  it.each([
    ['the nearest resolution', { resolution: { enum: ['1k', '2k', '4k'] } }, '4k', ['1K', '2K'], '2K'],
    ['a lesser one', { resolution: { enum: ['480P', '720P'] } }, '720P', ['1080p', '4k'], '1080p'],
    ['a direction', { aspect_ratio: { enum: ['3:4', '1:1'] } }, '3:4', ['landscape', 'portrait'], 'portrait'],
    ['smart as auto', { duration: { type: 'integer', minimum: -1 } }, -1, ['auto', '4', '8'], 'auto'],
  ])('turns a choice into %s', (_name, from, value, options, expected) => {
    const [name = ''] = Object.keys(from);
    expect(carry(from, { [name]: value }, { [name]: { enum: options } }).values).toEqual({ [name]: expected });
  });

  it('never converts “let the model decide” to a number', () => {
    const { values, report } = carry(
      { duration: { enum: ['auto', '4', '8'] } },
      { duration: 'auto' },
      { duration: { type: 'integer', minimum: 3, maximum: 15 } },
    );
    expect(values).toEqual({});
    expect(report).toMatchObject([{ what: 'dropped' }]);
  });

  it.each([
    ['a range that goes below it', { type: 'number', minimum: -5, maximum: 5 }],
    ['a list', { enum: [-1, 0, 1] }],
  ])('keeps −1 where it is one value of %s', (_name, contrast) => {
    expect(carry({ contrast }, { contrast: -1 }, { contrast }).values).toEqual({ contrast: -1 });
  });

  const modal: JsonObject = {
    ...schema({ input_images: images(10), input_image: image, tail_image_url: image }),
    'x-exclusive-modes': [
      { title: 'References', fields: ['input_images'] },
      { title: 'Frames', fields: ['input_image', 'tail_image_url'] },
    ],
  };

  it('chooses the exclusive mode that takes most of the media', () => {
    const many = {
      schema: schema({ input_image: images(10) }),
      values: { input_image: ['https://a/1', 'https://a/2'] },
    };
    expect(carryOver(many, { schema: modal, values: {} }).values).toEqual({
      $mode: 0,
      input_images: ['https://a/1', 'https://a/2'],
    });
    const one = { schema: schema({ input_image: image }), values: { input_image: 'https://a/1' } };
    expect(carryOver(one, { schema: modal, values: {} }).values).toEqual({ $mode: 1, input_image: 'https://a/1' });
  });

  it('leaves values that an exclusive mode has parked where they are', () => {
    const values = { $mode: 1, input_images: ['https://a/1'], input_image: 'https://a/2' };
    const { values: kept, report } = carryOver(
      { schema: modal, values },
      { schema: schema({ images: images(4) }), values: {} },
    );
    expect(kept).toEqual({ images: ['https://a/2'] });
    expect(report.map(({ what }) => what)).toEqual(['converted', 'parked']);
  });

  it('puts a first and a last frame into one list', () => {
    const frames = { input_image: image, last_frame_image: image };
    const values = { input_image: 'https://a/1', last_frame_image: 'https://a/2' };
    expect(carry(frames, values, { images: images(3) }).values).toEqual({ images: ['https://a/1', 'https://a/2'] });
  });

  it('keeps the list that the few were chosen from', () => {
    const all = Array.from({ length: 14 }, (_, index) => `https://a/${index}`);
    const chosen = [all[2], all[5]];
    const { values } = carry({ few: images(3) }, { few: chosen }, { images: images(14) }, { images: all });
    expect(values).toEqual({ images: all });
  });

  it('cites references in the other model’s syntax', () => {
    const words = 'the hat of Image 1 on @Image 12, as in image 2';
    expect(carry(way('Image {n}'), { prompt: words }, way('@Image {n}')).values).toEqual({
      prompt: 'the hat of @Image 1 on @Image 12, as in @Image 2',
    });
    expect(carry(way('@Image {n}'), { prompt: '@Image 3 waves' }, way('image {n}')).values).toEqual({
      prompt: 'image 3 waves',
    });
  });

  it('removes the boxes from the end of a prompt for a model that reads none', () => {
    const boxed = { prompt: { ...prompt, 'x-bounding-boxes': { format: 'flux' } } };
    const { values, report } = carry(boxed, { prompt: 'a cat [{"bbox":[0,0,500,500]}]' }, { prompt });
    expect(values).toEqual({ prompt: 'a cat' });
    expect(report.map(({ what }) => what)).toEqual(['converted', 'parked']);
    expect(carry(boxed, { prompt: 'a cat [sic]' }, { prompt }).values).toEqual({ prompt: 'a cat [sic]' });
  });
});
