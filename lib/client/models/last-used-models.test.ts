import { describe, expect, it } from 'vitest';
import { createTestStorage } from '../testing/test-storage.ts';
import { createLastUsedModels, rememberUsedModel } from './last-used-models.ts';

describe('createLastUsedModels', () => {
  it('remembers a model for each action, across pages', () => {
    const storage = createTestStorage();
    rememberUsedModel(
      'ie-5',
      ['edit'],
      createLastUsedModels(() => storage),
    );
    rememberUsedModel(
      'v-8',
      ['animate'],
      createLastUsedModels(() => storage),
    );
    expect(createLastUsedModels(() => storage).current()).toEqual({ edit: 'ie-5', animate: 'v-8' });
  });

  it('ignores what it did not write', () => {
    const storage = createTestStorage();
    storage.setItem('easel:quick-models', '{"edit":3,"paint":"ie-1","upscale":"ie-12"}');
    expect(createLastUsedModels(() => storage).current()).toEqual({ upscale: 'ie-12' });
  });
});
