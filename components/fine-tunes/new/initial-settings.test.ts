import { describe, expect, it } from 'vitest';
import { readFineTune } from '@/lib/client/fine-tunes/fine-tune';
import { settingsFrom } from './initial-settings';

const parameters = { epochs: 5, columns: { prompt: 'caption', image: 3 } };
const fineTune = (changes: object) =>
  readFineTune(
    {
      status: 'stopped',
      base_model: 'flux-1-dev',
      script_type: 'image_generation',
      resource: { version: 'main', path: 'rows.csv' },
      training_params: parameters,
      use_lora: false,
      ...changes,
    },
    { readTokenization: () => null },
  );

describe('settingsFrom', () => {
  it('copies all settings of the other, with its columns separate', () => {
    expect(settingsFrom(fineTune({}), true)).toEqual({
      dataset: { branch: 'main', path: 'rows.csv' },
      scriptType: 'image_generation',
      baseModel: 'flux-1-dev',
      columns: { prompt: 'caption' },
      parameters: { epochs: 5 },
      usesLora: false,
    });
  });

  it('leaves columns among the parameters where these are typed as JSON', () => {
    expect(settingsFrom(fineTune({}), false)).toMatchObject({ columns: {}, parameters });
  });

  it('leaves out the dataset of a failed one, and unknown settings', () => {
    expect(settingsFrom(fineTune({ status: 'errored' }), true).dataset).toBeNull();
    expect(settingsFrom(fineTune({ base_model: null, training_params: null, use_lora: null }), true)).toMatchObject({
      baseModel: '',
      columns: {},
      parameters: {},
      usesLora: null,
    });
  });
});
