import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { notices } from '@/lib/client/notices';
import { renderFormHistory, lateAnswers } from '../testing/draw-form-history';
import { renderHook } from '../testing/render-hook';
import { useApplyPreset } from './use-apply-preset';

const schema = { type: 'object', properties: { prompt: { type: 'string' } } };
const path = (id: string) => `/api/studio/presets/${id}`;
const presetOf = (id: string) => ({
  id,
  model: 'here',
  name: id,
  prompt: id,
  updatedAt: '2026-01-01T00:00:00.000Z',
  values: { prompt: id },
  goneMedia: [],
});

function drawPresets() {
  const answers = lateAnswers();
  vi.stubGlobal('fetch', answers.fetch);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    for (const { id } of notices.current()) notices.dismiss(id);
  });
  const drawn = renderFormHistory();
  const form = { modelId: 'here', formId: 'here', schema, values: {}, desk: drawn.desk, onPut: () => undefined };
  const apply = renderHook(drawn.queries, () => useApplyPreset(form));
  return {
    ...drawn,
    press: (id: string) => apply(presetOf(id)),
    answer: (id: string) => answers.give(path(id), presetOf(id)),
  };
}

describe('useApplyPreset', () => {
  it('replaces what was typed while the preset was read, which undo brings back', async () => {
    const { press, answer, type, desk, drafts } = drawPresets();
    type('a boat');
    const dusk = press('dusk');
    type('a boat at sea');
    answer('dusk');
    await dusk;
    expect(drafts.get('here')).toEqual({ prompt: 'dusk' });
    desk.undo();
    expect(drafts.get('here')).toEqual({ prompt: 'a boat at sea' });
  });

  it('leaves one where one has gone meanwhile', async () => {
    const { press, answer, desk, drafts, visited } = drawPresets();
    const told = notices.current();
    const dusk = press('dusk');
    desk.commit('there', undefined);
    answer('dusk');
    await dusk;
    expect(visited).toEqual(['there']);
    expect(drafts.get('here')).toBeUndefined();
    expect(notices.current()).toBe(told);
  });

  it('puts in the preset that was pressed last, whichever is read last', async () => {
    const { press, answer, drafts } = drawPresets();
    const [dusk, noon] = [press('dusk'), press('noon')];
    answer('noon');
    await noon;
    answer('dusk');
    await dusk;
    expect(drafts.get('here')).toEqual({ prompt: 'noon' });
  });
});
