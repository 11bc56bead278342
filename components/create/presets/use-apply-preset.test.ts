import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lateAnswers, mountHistory } from '../testing/mount-history';
import { useApplyPreset } from './use-apply-preset';
import { toasts } from '@/lib/client/toasts';
import { mountHook } from '../testing/mount-hook';

const schema = { type: 'object', properties: { prompt: { type: 'string' } } };
const path = (id: string) => `/api/studio/presets/${id}`;
const presetOf = (id: string) => ({
  id,
  owner: { id: '00000000-0000-4000-8000-000000000001', name: 'Administrator' },
  model: 'here',
  name: id,
  prompt: id,
  mediaId: null,
  thumbnailUrl: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  values: { prompt: id },
  goneMedia: [],
});

async function mountPresets() {
  const answers = lateAnswers();
  vi.stubGlobal('fetch', answers.fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    for (const { id } of toasts.current()) toasts.dismiss(id);
  });
  const rendered = await mountHistory();
  const form = {
    modelId: 'here',
    formId: 'here',
    schema,
    values: {},
    intent: null,
    history: rendered.history,
    onApplied: () => undefined,
  };
  const { current: apply } = await mountHook(rendered.queries, () => useApplyPreset(form));
  return {
    ...rendered,
    press: (id: string) => apply()(presetOf(id)),
    answer: (id: string) => answers.give(path(id), presetOf(id)),
  };
}

describe('useApplyPreset', () => {
  it('replaces text that was typed while the preset was loading, which undo brings back', async () => {
    const { press, answer, type, history, drafts } = await mountPresets();
    type('a boat');
    const dusk = press('dusk');
    type('a boat at sea');
    answer('dusk');
    await dusk;
    expect(drafts.get('here')).toEqual({ prompt: 'dusk' });
    history.undo();
    expect(drafts.get('here')).toEqual({ prompt: 'a boat at sea' });
  });

  it('changes nothing after the user went to another model meanwhile', async () => {
    const { press, answer, history, drafts, visited } = await mountPresets();
    const before = toasts.current();
    const dusk = press('dusk');
    history.commit('there', undefined);
    answer('dusk');
    await dusk;
    expect(visited).toEqual(['there']);
    expect(drafts.get('here')).toBeUndefined();
    expect(toasts.current()).toBe(before);
  });

  it('applies the preset that was pressed last, whichever loads last', async () => {
    const { press, answer, drafts } = await mountPresets();
    const [dusk, noon] = [press('dusk'), press('noon')];
    answer('noon');
    await noon;
    answer('dusk');
    await dusk;
    expect(drafts.get('here')).toEqual({ prompt: 'noon' });
  });
});
