import { expect, it, vi } from 'vitest';
import type { LooseModel } from '@/lib/contract/model';
import { fillFromSettings, type SettingsForm } from './apply-settings';

const painter: LooseModel = {
  id: 'ig-1',
  json_request_schema: {
    type: 'object',
    properties: { prompt: { type: 'string', 'x-control': 'prompt' }, seed: { type: 'integer' } },
  },
};
const settings = {
  program: 'comfyui' as const,
  prompt: 'a kite',
  negativePrompt: 'rain',
  seed: '7',
  model: null,
  settings: [],
};

it('fills the form from the settings in a stored file, and reports what it could not take', () => {
  const replace = vi.fn();
  const showNote = vi.fn();
  const form = { model: { models: [painter], model: painter }, replace, history: { showNote } };
  expect(fillFromSettings(form as unknown as SettingsForm, settings, 'kite.png')).toBe('ig-1');
  expect(replace).toHaveBeenCalledWith(
    'ig-1',
    expect.objectContaining({ prompt: 'a kite', seed: 7 }),
    expect.anything(),
  );
  expect(showNote).toHaveBeenCalledWith(expect.objectContaining({ model: 'ig-1' }));
  const none = { ...form, model: { models: [], model: null } };
  expect(fillFromSettings(none as unknown as SettingsForm, settings, 'kite.png')).toBeNull();
});
