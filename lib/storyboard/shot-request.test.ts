import { describe, expect, it } from 'vitest';
import { models } from '../service/models/registry.ts';
import { requestSchemaOf } from '../service/models/request-schema.ts';
import { frameRequest, shotRatio } from './frame-request.ts';
import { sharedSettingsSchema } from './shared-settings.ts';
import { shotFitOf } from './shot-fit.ts';
import { shotRequest, type ShotModel } from './shot-request.ts';

function modelOf(id: string): ShotModel {
  const model = models.find((candidate) => candidate.id === id);
  const schema = model === undefined ? {} : requestSchemaOf(model);
  const fit = shotFitOf(schema);
  if (fit === null) throw new Error(`${id} does not fit`);
  return { id, schema, fit };
}

const names = (id: string) => Object.keys(sharedSettingsSchema(modelOf(id).schema)['properties'] ?? {});
const images = ['/api/studio/media/1', '/api/studio/media/2'];
const none = { first: null, last: null };
const shot = { prompt: 'A pier at dawn', seconds: 3 };

describe('shotRequest', () => {
  it('writes length, frames and shared settings under the names of the model', () => {
    const settings = { resolution: '720p', fps: 24, seed: 7, unknown: true };
    expect(
      shotRequest(modelOf('v-8'), { settings, references: images }, shot, { first: images[0] ?? null, last: null }),
    ).toEqual({
      model: 'v-8',
      prompt: 'A pier at dawn',
      input_image: images[0],
      resolution: '720p',
      duration: 3,
      fps: 24,
    });
  });

  it('counts frames where the model does', () => {
    const content = { settings: { width: 64, height: 64 }, references: [] };
    expect(shotRequest(modelOf('v-3'), content, { ...shot, seconds: 0.5 }, none)).toMatchObject({ num_frames: 12 });
  });

  it('sends references, or frames instead where they exclude each other', () => {
    const content = { settings: {}, references: images };
    expect(shotRequest(modelOf('v-9'), content, shot, none)).toMatchObject({ input_images: images });
    const framed = shotRequest(modelOf('v-9'), content, shot, { first: images[1] ?? null, last: images[0] ?? null });
    expect(framed).toMatchObject({ input_image: images[1], tail_image_url: images[0] });
    expect(framed).not.toHaveProperty('input_images');
  });

  it('writes a length as the text of a choice, and leaves an open one out', () => {
    const content = { settings: {}, references: [] };
    expect(shotRequest(modelOf('v-2'), content, shot, none)).toMatchObject({ seconds: '4' });
    expect(shotRequest(modelOf('v-2'), content, { ...shot, seconds: null }, none)).not.toHaveProperty('seconds');
  });
});

describe('sharedSettingsSchema', () => {
  it('keeps size, sound and style, without what belongs to one shot', () => {
    expect(names('v-9').toSorted()).toEqual(
      ['aspect_ratio', 'enable_thinking', 'generate_audio', 'resolution', 'watermark'].toSorted(),
    );
    expect(names('v-3').toSorted()).toEqual(['guidance_scale', 'height', 'num_inference_steps', 'width']);
  });
});

describe('frameRequest', () => {
  it('asks for an image in the shape of the shots, with the references', () => {
    const tall = shotRatio(modelOf('v-8').schema, { aspect_ratio: '9:16' });
    expect(frameRequest(modelOf('ie-1'), images, 'A pier', tall)).toEqual({
      model: 'ie-1',
      prompt: 'A pier',
      input_images: images,
      aspect_ratio: '9:16',
    });
    const wide = frameRequest(modelOf('ig-1'), images, 'A pier', shotRatio(modelOf('v-9').schema, {}));
    expect(Number(wide['width']) / Number(wide['height'])).toBeCloseTo(16 / 9, 1);
  });
});
