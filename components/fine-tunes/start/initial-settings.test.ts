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
    expect(settingsFrom(fineTune({}))).toEqual({
      dataset: { branch: 'main', path: 'rows.csv' },
      scriptType: 'image_generation',
      baseModel: 'flux-1-dev',
      columns: { prompt: 'caption' },
      parameters: { epochs: 5 },
      usesLora: false,
    });
  });

  it('keeps the dataset of a failed one, and leaves out unknown settings', () => {
    expect(settingsFrom(fineTune({ status: 'errored' })).dataset).toEqual({ branch: 'main', path: 'rows.csv' });
    const unknown = { base_model: null, script_type: 'sculpture', training_params: null, use_lora: null };
    expect(settingsFrom(fineTune(unknown))).toMatchObject({
      scriptType: null,
      baseModel: null,
      columns: {},
      parameters: {},
      usesLora: null,
    });
  });
});
