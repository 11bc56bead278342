import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import { checkParameters } from '../check/check-parameters.ts';
import { createCatalogue, findModel } from '../catalogue.ts';
import { readAsHosted, unusedNote } from './read-as-hosted.ts';

const catalogue = createCatalogue();

const [a, b] = ['https://example.org/a', 'https://example.org/b'];
const words = { prompt: 'a calm sea' };

const read = (name: string, body: JsonObject) => readAsHosted(findModel(catalogue, name), { ...words, ...body });

const input = (path: string) => ({ path, kind: 'image' as const, contentType: 'image/png' });

/** The task that the renderer receives for a request. */
function drawn(name: string, body: JsonObject): JsonObject {
  const model = findModel(catalogue, name);
  const { complete } = checkParameters(model, read(name, body).parameters);
  const inputs = Object.fromEntries(
    Object.entries(complete).flatMap(([field, value]) =>
      field.startsWith('input_image') ? [[field, [value].flat().map(String).map(input)]] : [],
    ),
  );
  return model.hosted?.toModel({ parameters: complete, inputs }).parameters ?? {};
}

describe('readAsHosted', () => {
  it.each([
    ['qwen-image-edit', { input_image: [a] }, { input_image: a }],
    ['qwen-image-edit-2511', { input_image: a }, { input_image: [a] }],
    ['qwen-image-2', { input_image: [a] }, { input_image: a }],
    ['qwen-image-2', { input_images: [a, b] }, { input_images: [a, b] }],
    ['qwen-image-3', { input_image: a }, { input_images: [a] }],
    ['happyhorse-1.1-r2v', { image: a }, { reference_images: [a] }],
    ['wan-v2-6-reference-to-video', { input_video: a }, { input_videos: [a] }],
    ['qwen-image-3', { n: 2 }, { num_images: 2 }],
    ['nano-banana-2', { input_image: [] }, { input_image: [] }],
    ['openai-sora-2-pro', { input_image: [] }, {}],
    ['openai-sora-2-pro', { input_image: null, mask: null }, {}],
  ] as [string, JsonObject, JsonObject][])('reads %s %j', (name, body, parameters) => {
    expect(read(name, body)).toEqual({ parameters: { ...words, ...parameters }, unused: [] });
  });

  it.each([
    ['qwen-image-edit', { input_image: a, num_inference_steps: 28 }, ['num_inference_steps: not supported']],
    ['nano-banana-2', { output_format: 'webp' }, ['output_format: not supported']],
    ['qwen-image-edit', { input_image: [a, b] }, ['input_image: only the first item was used']],
    ['qwen-image-3', { input_image: a, input_images: [b] }, ['input_image: input_images was used instead']],
    ['qwen-image-3', { image: a, reference_images: [b] }, ['reference_images: image was used instead']],
    ['sam-3-image', { input_image: a, n: 3 }, ['n: not supported']],
    [
      'qwen-image-edit-2511',
      { input_image: a, negative_prompt: 'rain' },
      ['negative_prompt: not supported when editing an image'],
    ],
    ['qwen-image-2', { negative_prompt: 'rain' }, []],
    ['qwen-image-3', { input_images: [], negative_prompt: 'rain' }, []],
    [
      'qwen-image-3',
      { input_images: [a], negative_prompt: 'rain' },
      ['negative_prompt: not supported when editing an image'],
    ],
    ['ltx-2-3-pro', { task: 'image_to_video' }, ['task: no frame given; generated from the prompt only']],
  ] as [string, JsonObject, string[]][])('lists what %s does not use in %j', (name, body, unused) => {
    const reading = read(name, body);
    expect(reading.unused.map((each) => `${each.name}: ${each.reason}`)).toEqual(unused);
    expect(() => checkParameters(findModel(catalogue, name), reading.parameters)).not.toThrow();
  });

  it('stays strict for a model’s own id, and for parameters documented as rejected', () => {
    expect(read('ie-10', { input_image: [a], mask: a }).parameters).toEqual({ ...words, input_image: [a], mask: a });
    expect(() =>
      checkParameters(
        findModel(catalogue, 'wan-v3-0-video'),
        read('wan-v3-0-video', { prompt_extend: true }).parameters,
      ),
    ).toThrow(/prompt_extend/);
    expect(() =>
      checkParameters(findModel(catalogue, 'qwen-image-2'), read('qwen-image-2', { aspect_ratio: '5:1' }).parameters),
    ).toThrow(/aspect_ratio/);
  });
});

describe('the task for a hosted model', () => {
  it('takes the aspect ratio of its image on request', () => {
    expect(drawn('qwen-image-2', { input_image: a, match_input_image: true, aspect_ratio: '3:2' })).toMatchObject({
      input_images: [a],
      aspect_ratio: 'auto',
    });
    expect(drawn('qwen-image-2', { input_image: a, aspect_ratio: '3:2' })).toMatchObject({ aspect_ratio: '3:2' });
    expect(drawn('qwen-image-2', { match_input_image: true })).toMatchObject({ aspect_ratio: '16:9' });
  });

  it('excludes what the negative prompt names', () => {
    expect(drawn('qwen-image-2', { negative_prompt: 'rain, "red" birds' })).toMatchObject({
      prompt: 'a calm sea, without rain, without red birds',
    });
    expect(drawn('qwen-image-2', { input_image: a, negative_prompt: 'rain' })).toMatchObject(words);
    expect(drawn('qwen-image-3', { negative_prompt: 'rain' })).toMatchObject({ prompt: 'a calm sea, without rain' });
    expect(drawn('wan-ai-wan2-2-ti2v-5b-diffusers', { negative_prompt: 'rain' })).toEqual(
      expect.objectContaining({ prompt: 'a calm sea, without rain' }),
    );
  });
});

describe('unusedNote', () => {
  it('names unused parameters by reason', () => {
    expect(unusedNote('qwen-image-edit', { ...words, input_image: a, num_inference_steps: 28, mask: b })).toBe(
      'Ignored by ie-10, which serves qwen-image-edit: num_inference_steps, mask (not supported).',
    );
    expect(unusedNote('qwen-image-edit', { ...words, input_image: a })).toBeNull();
    expect(unusedNote('ie-10', { ...words, num_inference_steps: 28 })).toBeNull();
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`x${index}`, 1]));
    expect(unusedNote('ideogram-v4', many)).toMatch(/x9 \(not supported\); and 20 more\.$/);
  });
});
