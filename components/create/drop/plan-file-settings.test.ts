import { describe, expect, it } from 'vitest';
import type { EmbeddedSettings } from '@/lib/contract/embedded-settings';
import type { LooseModel } from '@/lib/contract/model';
import { findNamedModel, planFileSettings } from './plan-file-settings';

const painter: LooseModel = {
  id: 'ig-1',
  display_name: 'Scene painter',
  json_request_schema: {
    type: 'object',
    required: ['prompt'],
    properties: {
      prompt: { type: 'string', 'x-control': 'prompt', examples: ['An example'] },
      negative_prompt: { type: 'string', title: 'Exclude' },
      num_inference_steps: { type: 'integer', minimum: 1, maximum: 50, title: 'Steps' },
      width: { type: 'integer', minimum: 64, maximum: 2048 },
      height: { type: 'integer', minimum: 64, maximum: 2048 },
      seed: { type: 'integer', minimum: 0 },
    },
  },
};
const other: LooseModel = {
  id: 'sdxl',
  display_name: 'Stable XL',
  json_request_schema: { type: 'object', properties: { prompt: { type: 'string' } } },
};

const settings = (changes: Partial<EmbeddedSettings>): EmbeddedSettings => ({
  program: 'automatic1111',
  prompt: 'a kite',
  negativePrompt: null,
  seed: null,
  model: null,
  settings: [],
  ...changes,
});
const plan = (changes: Partial<EmbeddedSettings>) =>
  planFileSettings({ kind: 'embedded', settings: settings(changes) }, [painter, other], painter);

describe('planFileSettings', () => {
  it('fills the fields that mean the same, and lists what it could not use', () => {
    const filled = plan({
      negativePrompt: 'rain',
      seed: '31',
      model: 'dreamy_v8',
      settings: [
        { name: 'Steps', value: '28' },
        { name: 'Size', value: '640x384' },
        { name: 'Clip skip', value: '2' },
      ],
    });
    expect(filled?.model.id).toBe('ig-1');
    expect(filled?.otherModel).toBe('dreamy_v8');
    expect(filled?.values).toMatchObject({
      prompt: 'a kite',
      negative_prompt: 'rain',
      num_inference_steps: 28,
      width: 640,
      height: 384,
      seed: 31,
    });
    const outcome = filled?.report.map(({ label, what }) => `${label} ${what}`);
    expect(outcome).toEqual([
      'Prompt kept',
      'Exclude kept',
      'Steps kept',
      'Width kept',
      'Height kept',
      'Seed kept',
      'Clip skip dropped',
    ]);
  });

  it('opens the model that the file names', () => {
    expect(plan({ model: 'Stable-XL.safetensors' })).toMatchObject({ model: { id: 'sdxl' }, otherModel: null });
    expect(findNamedModel([painter], null)).toBeNull();
  });

  it('finds a translated model by the English name that files have', () => {
    const original = { display_name: 'Scene painter', summary: null, description: null, renderer_note: null };
    const german = { ...painter, display_name: 'Szenenmaler', original };
    expect(findNamedModel([german], 'Scene painter')).toBe(german);
  });

  it('fills the form of a request of this studio as it was sent, with the seed of its result', () => {
    const request = { model: 'ig-1', prompt: 'a boat', width: 512, height: 512, mood: 'calm' };
    const filled = planFileSettings(
      { kind: 'request', model: 'ig-1', modelName: 'Scene painter', seed: '9', request },
      [painter],
      null,
    );
    expect(filled?.values).toEqual({ prompt: 'a boat', width: 512, height: 512, seed: 9 });
    expect(filled?.report).toMatchObject([{ label: 'Mood', what: 'dropped' }]);
  });
});
