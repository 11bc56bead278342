import { describe, expect, it } from 'vitest';
import type { LooseModel } from '../../contract/model.ts';
import { createTestStorage } from '../testing/test-storage.ts';
import { createLastUsedModels } from './last-used-models.ts';
import { rememberRequest } from './remember-request.ts';

const image = { type: 'string', format: 'uri', 'x-media': 'image' };
const model = {
  id: 'owner/edit',
  json_request_schema: { properties: { prompt: { type: 'string' }, input_image: image }, required: ['input_image'] },
} as unknown as LooseModel;

describe('rememberRequest', () => {
  it('remembers a model for what its files are for, and nothing without files', () => {
    const storage = createTestStorage();
    const store = createLastUsedModels(() => storage);
    rememberRequest(model, { prompt: 'a', input_image: '' }, store);
    expect(store.current()).toEqual({});
    rememberRequest(model, { prompt: 'a', input_image: '/api/studio/media/1' }, store);
    expect(store.current()).toEqual({ edit: 'owner/edit' });
  });
});
