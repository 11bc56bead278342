import { describe, expect, it } from 'vitest';
import { settingCalled, settingChoices } from './setting-choices';

const labels: Record<string, string> = { seed: 'Seed', num_inference_steps: 'Steps', steps: 'Steps' };
const choices = settingChoices(['seed', 'num_inference_steps', 'steps', 'seed'], (name) => labels[name] ?? name);

describe('settingChoices', () => {
  it('tells settings of one name apart', () => {
    expect(choices).toEqual([
      { value: 'seed', label: 'Seed' },
      { value: 'num_inference_steps', label: 'Steps', detail: 'num_inference_steps' },
      { value: 'steps', label: 'Steps', detail: 'steps' },
    ]);
  });
});

describe('settingCalled', () => {
  it('takes the name of the form and that of the request, and any other', () => {
    expect(['seed', 'SEED ', 'Steps', 'steps', 'cfg'].map((typed) => settingCalled(choices, typed))).toEqual([
      'seed',
      'seed',
      'num_inference_steps',
      'steps',
      'cfg',
    ]);
  });
});
