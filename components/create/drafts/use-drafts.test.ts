import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/model';
import { lateMessages } from '../messages-late';
import { mountHook } from '../testing/mount-hook';
import { shownToasts, stubPage } from '../testing/stub-page';
import { type FormStart, useDrafts } from './use-drafts';

const starts: Record<string, FormStart> = Object.fromEntries(
  ['one', 'other'].map((model) => [
    model,
    {
      initial: () => ({ prompt: `example of ${model}` }),
      fit: ({ gone, ...values }: JsonObject) => ({
        values,
        report:
          gone === undefined ? [] : [{ label: 'Gone', what: 'dropped' as const, from: gone, to: null, choice: null }],
      }),
    },
  ]),
);

async function mountDrafts(stored: Record<string, JsonObject> = {}) {
  const page = stubPage();
  for (const [model, values] of Object.entries(stored)) page.stored.set(`easel:draft:${model}`, JSON.stringify(values));
  let model = 'one';
  const drafts = await mountHook(page.queries, () => useDrafts(model, starts[model] ?? null));
  return {
    ...page,
    ...drafts,
    open: (next: string) => drafts.perform(() => (model = next)),
    storedDraft: (of: string): unknown => JSON.parse(page.stored.get(`easel:draft:${of}`) ?? 'null'),
  };
}

describe('useDrafts', () => {
  it('starts with the defaults of a model, and has a draft for each', async () => {
    const { current, perform, open } = await mountDrafts();
    expect(current()).toMatchObject({ values: { prompt: 'example of one' }, isTouched: false });
    await perform(({ setValues }) => setValues('one', { prompt: 'a boat' }));
    await open('other');
    expect(current().values).toEqual({ prompt: 'example of other' });
    await open('one');
    expect(current()).toMatchObject({ values: { prompt: 'a boat' }, isTouched: true });
    expect(current().draftOf('other')).toBeNull();
  });

  it('stores the last values when the page is left, each draft under its model', async () => {
    const { perform, dispatch, storedDraft } = await mountDrafts();
    await perform(({ setValues }) => {
      setValues('one', { prompt: 'a b' });
      setValues('one', { prompt: 'a boat' });
      setValues('other', { prompt: 'a kite' });
    });
    expect(storedDraft('one')).toBeNull();
    dispatch('pagehide');
    expect([storedDraft('one'), storedDraft('other')]).toEqual([{ prompt: 'a boat' }, { prompt: 'a kite' }]);
  });

  it('stores the last values when the screen is left', async () => {
    const { perform, unmount, storedDraft } = await mountDrafts();
    await perform(({ setValues }) => setValues('one', { prompt: 'a boat' }));
    await unmount();
    expect(storedDraft('one')).toEqual({ prompt: 'a boat' });
  });

  it('restores the draft of an earlier visit, and reports values that do not fit any more', async () => {
    const { current } = await mountDrafts({ one: { prompt: 'a boat', gone: 7 } });
    expect(current()).toMatchObject({ values: { prompt: 'a boat' }, drift: [{ label: 'Gone' }], isTouched: false });
    expect(current().draftOf('one')).toEqual({ prompt: 'a boat' });
  });

  it('resets a form to its defaults, and removes the stored draft at once', async () => {
    const { current, perform, storedDraft } = await mountDrafts({ one: { prompt: 'a boat' } });
    await perform(({ setValues }) => setValues('one', null));
    expect(current().values).toEqual({ prompt: 'example of one' });
    expect(current().draftOf('one')).toBeNull();
    expect(storedDraft('one')).toBeNull();
  });

  it('shows the draft of another tab, until this page has written one', async () => {
    const { current, perform, stored, dispatch } = await mountDrafts();
    const writeElsewhere = (prompt: string) =>
      perform(() => {
        stored.set('easel:draft:one', JSON.stringify({ prompt }));
        dispatch('storage', { key: 'easel:draft:one' });
      });
    await writeElsewhere('from there');
    expect(current().values).toEqual({ prompt: 'from there' });
    await perform(({ setValues }) => setValues('one', { prompt: 'from here' }));
    await writeElsewhere('from there again');
    expect(current().values).toEqual({ prompt: 'from here' });
  });

  it('shows issues of the service only at the model that they are about', async () => {
    const { current, perform, open } = await mountDrafts();
    await perform(({ setIssues }) => setIssues('one', [{ pointer: '/prompt', message: 'Too long.' }]));
    expect(current().issues).toEqual([{ pointer: '/prompt', message: 'Too long.' }]);
    await open('other');
    expect(current().issues).toEqual([]);
  });

  it('reports once that drafts can’t be stored, and preserves the form', async () => {
    const { current, perform, dispatch } = await mountDrafts();
    window.localStorage.setItem = () => {
      throw new Error('full');
    };
    for (const prompt of ['a boat', 'a boat at sea']) {
      await perform(({ setValues }) => setValues('one', { prompt }));
      dispatch('pagehide');
    }
    await expect.poll(shownToasts).toEqual([lateMessages.draftNotSaved]);
    expect(current().values).toEqual({ prompt: 'a boat at sea' });
  });
});
