import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/model';
import * as logic from '../request/form-logic';
import { mountHook } from '../testing/mount-hook';
import { mountHistory } from '../testing/mount-history';
import { stubPage } from '../testing/stub-page';
import { formHistory, nothingDone, useFormHistory } from './use-form-history';

type Act = (mounted: Awaited<ReturnType<typeof mountHistory>>) => void;

describe('useFormHistory', () => {
  it.each<[string, boolean, Act]>([
    ['nothing was done', true, () => undefined],
    ['one typed', true, ({ type }) => type('a boat at sea')],
    ['nothing could be done again', true, ({ history }) => void history.redo()],
    ['something else was begun', false, ({ history }) => void history.beginChange()],
    ['another model was gone to', false, ({ history }) => void history.commit('there', undefined)],
    ['the form was put back to how it begins', false, ({ history }) => void history.commit('here', null)],
    ['a step was taken back', false, ({ history }) => void history.undo()],
  ])('reports whether a begun change is still wanted, once %s: %s', async (_what, wanted, act) => {
    const mounted = await mountHistory();
    mounted.type('a boat');
    const isWanted = mounted.history.beginChange();
    act(mounted);
    expect(isWanted()).toBe(wanted);
  });
});

/** The forms of two models; the one of `here` is shown. */
async function mountFormHistory(kept = nothingDone) {
  const page = stubPage();
  formHistory.set(kept);
  const drafts = new Map<string, JsonObject | null>();
  let modelId = 'here';
  const hook = await mountHook(page.queries, () =>
    useFormHistory({
      modelId,
      logic,
      draftOf: (model) => drafts.get(model) ?? null,
      setValues: (model, values) => void drafts.set(model, values),
      onModel: (id) => void (modelId = id),
    }),
  );
  return {
    ...hook,
    drafts,
    shown: () => modelId,
    open: (id: string) => hook.perform(() => (modelId = id)),
    type: (prompt: string) =>
      hook.perform(({ commit }) => commit(modelId, { prompt }, { subject: '/prompt', joins: true, isLetter: true })),
  };
}

describe('useFormHistory, mounted', () => {
  it('can undo what was done before another screen was shown', async () => {
    const first = await mountFormHistory();
    await first.type('a boat');
    await first.unmount();
    const { current, perform, drafts } = await mountFormHistory(formHistory.current());
    expect(current().canUndo).toBe(true);
    await perform(({ undo }) => undo());
    expect(drafts.get('here')).toBeNull();
  });

  it('redoes what another tab had written over an edit', async () => {
    const { perform, type, drafts } = await mountFormHistory();
    await type('a boat');
    drafts.set('here', { prompt: 'from another tab' });
    await perform(({ undo }) => undo());
    expect(drafts.get('here')).toBeNull();
    await perform(({ redo }) => redo());
    expect(drafts.get('here')).toEqual({ prompt: 'from another tab' });
  });

  it('undoes and redoes keystrokes together, and reports when nothing is left', async () => {
    const { current, perform, type, drafts } = await mountFormHistory();
    expect(current()).toMatchObject({ canUndo: false, canRedo: false });
    await type('a');
    await type('a boat');
    await perform(({ undo }) => undo());
    expect(drafts.get('here')).toBeNull();
    expect(current()).toMatchObject({ canUndo: false, canRedo: true });
    await perform(({ redo }) => redo());
    expect(drafts.get('here')).toEqual({ prompt: 'a boat' });
    expect(current().redo()).toBe(false);
  });

  it('returns to the form that was shown before, and leaves the other’s values unchanged', async () => {
    const { perform, type, drafts, shown } = await mountFormHistory();
    await type('a boat');
    await perform(({ commit }) => commit('there', { prompt: 'a kite' }));
    expect(shown()).toBe('there');
    await perform(({ undo }) => undo());
    expect(shown()).toBe('here');
    expect(Object.fromEntries(drafts)).toEqual({ here: { prompt: 'a boat' }, there: null });
  });

  it('reverts a step that is not the last, which can be undone in turn', async () => {
    const { current, perform, drafts } = await mountFormHistory();
    const step = current().commit('here', { prompt: 'a preset' });
    await perform(({ commit }) => commit('there', { prompt: 'a kite' }));
    await perform(({ revert }) => revert(step));
    expect(Object.fromEntries(drafts)).toEqual({ here: null, there: { prompt: 'a kite' } });
    await perform(({ undo }) => undo());
    expect(drafts.get('here')).toEqual({ prompt: 'a preset' });
  });

  it('shows a note only at its own model, until its step is undone', async () => {
    const { current, perform, open } = await mountFormHistory();
    await perform(({ commit, showNote }) => {
      const step = commit('here', { prompt: 'a preset' });
      showNote({ name: 'Report', title: 'Preset', model: 'here', report: [], offer: null, step });
    });
    await open('there');
    expect(current().note).toBeNull();
    await open('here');
    expect(current().note).toMatchObject({ title: 'Preset' });
    await perform(({ undo }) => undo());
    expect(current().note).toBeNull();
  });

  it('discards a begun change once the address names another model, or the screen is left', async () => {
    const { current, open, unmount } = await mountFormHistory();
    const before = current().beginChange();
    await open('there');
    expect(before()).toBe(false);
    const after = current().beginChange();
    expect(after()).toBe(true);
    await unmount();
    expect(after()).toBe(false);
  });
});
