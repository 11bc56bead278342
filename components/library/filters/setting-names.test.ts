import { describe, expect, it } from 'vitest';
import type { LooseModel } from '@/lib/contract/model';
import { settingNames } from './setting-names';

const model = (id: string, titles: Record<string, string>): LooseModel => ({
  id,
  request_schema: {
    type: 'object',
    properties: Object.fromEntries(Object.entries(titles).map(([name, title]) => [name, { type: 'number', title }])),
  },
});

describe('settingNames', () => {
  it('are those that most forms show', () => {
    const nameOf = settingNames([
      model('a', { num_inference_steps: 'Steps', upscale_factor: 'Factor' }),
      model('b', { num_inference_steps: 'Quality' }),
      model('c', { num_inference_steps: 'Steps' }),
    ]);
    expect(['num_inference_steps', 'upscale_factor', 'motion_bucket'].map(nameOf)).toEqual([
      'Steps',
      'Factor',
      'Motion bucket',
    ]);
  });
});
