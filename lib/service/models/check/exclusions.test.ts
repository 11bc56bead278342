import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { isEaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { checkParameters } from './check-parameters.ts';
import { createCatalogue, findModel } from '../catalogue.ts';
import { requestSchemaOf } from '../request-schema.ts';

const catalogue = createCatalogue();

const a = 'https://example.org/a';

function issuesOf(id: string, body: JsonObject): string[] {
  try {
    checkParameters(findModel(catalogue, id), { prompt: 'sea', ...body });
    return [];
  } catch (error) {
    if (!isEaselError(error)) throw error;
    return error.fields.map(({ pointer, message }) => `${pointer} ${message}`);
  }
}

const passesSchema = (id: string, body: JsonObject) =>
  new Validator(requestSchemaOf(findModel(catalogue, id))).validate({ prompt: 'sea', ...body }).valid;

describe('what excludes what', () => {
  it.each([
    [
      'v-9',
      { input_images: [a], input_image: a },
      ['/input_image First and last frame and References can’t be combined; remove this or input_images'],
    ],
    [
      'v-9',
      { input_audios: [a], input_image: a, tail_image_url: a },
      [
        expect.stringMatching(/^\/input_image .*remove this or input_audios/),
        expect.stringMatching(/^\/tail_image_url /),
      ],
    ],
    ['v-9', { tail_image_url: a }, ['/tail_image_url a last frame needs a first frame; add input_image']],
    [
      'v-9',
      { negative_prompt: 'rain' },
      [expect.stringMatching(/^\/negative_prompt this model does not support a negative prompt/)],
    ],
    ['v-9', { prompt_extend: true }, [expect.stringMatching(/^\/prompt_extend this model does not support it/)]],
    [
      'v-8',
      { task: 'image_to_video' },
      [expect.stringMatching(/^\/input_image image_to_video needs a first or last frame/)],
    ],
    [
      'v-8',
      { task: 'text_to_video', input_image: a },
      [expect.stringMatching(/^\/input_image text_to_video can’t use frames/)],
    ],
    [
      'ig-3',
      { background: 'transparent', output_format: 'jpeg' },
      [expect.stringMatching(/^\/output_format JPEG does not support transparency/)],
    ],
  ] as [string, JsonObject, string[]][])(
    'is refused by the check and by the schema alone: %s %j',
    (id, body, issues) => {
      expect(issuesOf(id, body)).toEqual(issues);
      expect(passesSchema(id, body)).toBe(false);
    },
  );

  it.each([
    ['v-9', { input_images: [a], input_videos: [a], input_audios: [a] }],
    ['v-9', { input_image: a, tail_image_url: a }],
    ['v-9', { input_images: [], input_image: a }],
    ['v-8', { task: 'image_to_video', last_frame_image: a }],
    ['v-8', { task: 'text_to_video' }],
    ['v-8', { input_image: a }],
    ['ig-3', { background: 'transparent', output_format: 'webp' }],
  ] as [string, JsonObject][])('lets pass: %s %j', (id, body) => {
    expect(issuesOf(id, body)).toEqual([]);
    expect(passesSchema(id, body)).toBe(true);
  });

  it('tells the form which fields exclude each other', () => {
    expect(requestSchemaOf(findModel(catalogue, 'v-9'))).toMatchObject({
      'x-exclusive-modes': [
        { title: 'References', fields: ['input_images', 'input_videos', 'input_audios'] },
        { title: 'First and last frame', fields: ['input_image', 'tail_image_url'] },
      ],
      'x-refused': [{ name: 'negative_prompt' }, { name: 'prompt_extend' }],
    });
  });
});
