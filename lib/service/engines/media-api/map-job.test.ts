import { describe, expect, it } from 'vitest';
import { EaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import type { EngineInput, EngineJob } from '../engine.ts';
import { modelSettingsSchema } from '../engine-settings.ts';
import { writeImageInput } from '../testing/test-inputs.ts';
import { fakeModel } from '../testing/fake-media-api.ts';
import { mapJob, unmapError } from './map-job.ts';
import { readModel } from './read-model.ts';
import { requestBody } from './request-body.ts';

const folder = temporaryFolder();
const map = {
  prompt: 'prompt',
  input_images: 'input_image',
  guidance_scale: { to: 'strength', values: { high: 0.9 } },
  $seed: 'seed',
};

function modelWith(settings: JsonObject) {
  const parsed = modelSettingsSchema.parse({ engine: 'testbed', model: 'acme/sketch-2', ...settings });
  return readModel({ engine: 'Testbed', id: 'ie-1', serviceId: 'acme/sketch-2', settings: parsed }, fakeModel);
}

function jobOf(
  parameters: JsonObject,
  inputs: Record<string, EngineInput[]> = {},
  settings: JsonObject = { map },
): EngineJob {
  return { key: 'k', model: modelWith(settings), parameters, inputs, seed: 5 };
}

const bodyOf = (job: EngineJob) => requestBody('Testbed', mapJob(job), () => Promise.resolve(null));

describe('mapJob', () => {
  it('sends parameters and media by the names and values of the service’s model', async () => {
    const input = await writeImageInput(folder, 8);
    const parameters = { prompt: 'a boat', guidance_scale: 'high', input_images: 'x', unmapped: 1, $seed: 42 };
    expect(await bodyOf(jobOf(parameters, { input_images: [input] }))).toEqual({
      model: 'acme/sketch-2',
      prompt: 'a boat',
      strength: 0.9,
      seed: 42,
      input_image: [expect.stringMatching(/^data:image\/png;base64,/)],
    });
  });

  it('adds the seed of the generation where nothing sets one', async () => {
    expect(await bodyOf(jobOf({ prompt: 'a boat' }))).toMatchObject({ seed: 5 });
  });

  it('leaves a job without a map as it is', () => {
    const job = jobOf({ prompt: 'a boat' }, {}, {});
    expect(mapJob(job)).toBe(job);
  });
});

describe('readModel with a map', () => {
  it('describes the parameters of the map', () => {
    expect(modelWith({ map })).toMatchObject({
      requestSchema: {
        properties: { guidance_scale: { maximum: 1 }, input_images: { maxItems: 3 } },
        required: ['prompt'],
      },
      measures: { $seed: { minimum: 0, maximum: 999, step: 1 } },
      unavailable: null,
    });
  });

  it('says which of its properties does not exist', () => {
    expect(modelWith({ map: { prompt: 'text' } }).unavailable).toBe(
      'The settings send “prompt” to “text”, which the model does not have.',
    );
  });
});

describe('unmapError', () => {
  const refusal = new EaselError('invalid_params', 'No.', {
    fields: [
      { pointer: '/input_image/1', message: 'too large' },
      { pointer: '/seed', message: 'too small' },
      { pointer: '/elsewhere', message: 'unknown' },
    ],
  });

  it('puts issues at the parameters that the user set', () => {
    expect(unmapError(jobOf({}), refusal)).toMatchObject({
      code: 'invalid_params',
      message: 'No.',
      fields: [
        { pointer: '/input_images/1', message: 'too large' },
        { pointer: '', message: 'too small' },
        { pointer: '', message: 'unknown' },
      ],
    });
  });

  it('leaves other errors, and those of a job without a map, as they are', () => {
    const other = new Error('lost');
    expect(unmapError(jobOf({}), other)).toBe(other);
    expect(unmapError(jobOf({}, {}, {}), refusal)).toBe(refusal);
  });
});
