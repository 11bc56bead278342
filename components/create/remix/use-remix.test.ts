import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { FormNote } from '../history/use-form-history';
import { createMessages } from '../messages';
import { lateMessages } from '../messages-late';
import * as logic from '../request/form-logic';
import { mountHook } from '../testing/mount-hook';
import { shownToasts, stubPage } from '../testing/stub-page';
import { useRemix } from './use-remix';

const schema = {
  type: 'object',
  properties: { prompt: { type: 'string' }, seed: { type: 'integer' }, size: { type: 'string', enum: ['1K', '2K'] } },
};

const jobOf = (request: JsonObject) => ({ id: 'job', model: 'one', request }) as unknown as StudioJob;

async function mountRemix({ draft = null, known = true }: { draft?: JsonObject | null; known?: boolean } = {}) {
  const page = stubPage();
  let modelId = 'one';
  const replaced: { model: string; values: JsonObject; notice: string }[] = [];
  const committed: [string, JsonObject | null | undefined][] = [];
  const notes: (FormNote | null)[] = [];
  const sent: JsonObject[] = [];
  const hook = await mountHook(page.queries, () =>
    useRemix({
      modelId,
      logic,
      draftOf: () => draft,
      schemaFor: async () => (known ? schema : null),
      history: {
        commit: (model, values) => {
          committed.push([model, values]);
          return {} as never;
        },
        showNote: (note) => void notes.push(note),
      },
      replace: (model, values, notice) => void replaced.push({ model, values, notice }),
      submit: (written, draw = () => written) => void sent.push(draw()),
    }),
  );
  const open = (id: string) => hook.perform(() => (modelId = id));
  return { ...hook, open, replaced, committed, notes, sent };
}

describe('useRemix: begin', () => {
  it('puts the settings, with the seed of the result, into an empty form', async () => {
    const { perform, current, replaced } = await mountRemix();
    await perform(({ begin }) => begin(jobOf({ model: 'one', prompt: 'a boat' }), '42'));
    expect(replaced).toEqual([
      { model: 'one', values: { prompt: 'a boat', seed: 42 }, notice: createMessages.remixed },
    ]);
    expect(current().remix).toBeNull();
  });

  it('shows first what would change in a form with values, and applies it on request', async () => {
    const { perform, current, replaced, committed } = await mountRemix({ draft: { prompt: 'a kite' } });
    await perform(({ begin }) => begin(jobOf({ prompt: 'a boat' }), null));
    expect(current().remix).toMatchObject({ values: { prompt: 'a boat' } });
    expect(replaced).toEqual([]);
    expect(committed).toEqual([['one', undefined]]);
    await perform(({ applyAll }) => applyAll());
    expect(replaced).toMatchObject([{ model: 'one', values: { prompt: 'a boat' } }]);
    expect(current().remix).toBeNull();
  });

  it('shows a remix only in the form of its own model, until it is dismissed', async () => {
    const { perform, current, open, replaced } = await mountRemix({ draft: { prompt: 'a kite' } });
    await perform(({ begin }) => begin(jobOf({ prompt: 'a boat' }), null));
    await open('other');
    expect(current().remix).toBeNull();
    await open('one');
    expect(current().remix).not.toBeNull();
    await perform(({ dismiss }) => dismiss());
    expect(current().remix).toBeNull();
    expect(replaced).toEqual([]);
  });

  it('lists settings that the model has no field for', async () => {
    const { perform, replaced, committed, notes } = await mountRemix();
    await perform(({ begin }) => begin(jobOf({ prompt: 'a boat', size: '8K' }), null));
    expect(replaced).toEqual([]);
    expect(committed).toMatchObject([['one', { prompt: 'a boat' }]]);
    expect(notes.at(-1)).toMatchObject({ model: 'one', title: lateMessages.modelChanged, report: [{ from: '8K' }] });
  });

  it('puts the unchanged request into the form of a model without a schema', async () => {
    const { perform, replaced } = await mountRemix({ known: false });
    await perform(({ begin }) => begin(jobOf({ model: 'one', prompt: 'a boat' }), '42'));
    expect(replaced).toMatchObject([{ values: { prompt: 'a boat' } }]);
  });
});

describe('useRemix: repeat', () => {
  it('sends the request again with the seed of the result', async () => {
    const { perform, sent } = await mountRemix({ draft: { prompt: 'a kite' } });
    await perform(({ repeat }) => repeat(jobOf({ prompt: 'a boat', num_generations: 3 }), '42'));
    expect(sent).toEqual([{ model: 'one', prompt: 'a boat', seed: 42 }]);
  });

  it('draws a new seed where none is given', async () => {
    const { perform, sent } = await mountRemix();
    await perform(({ repeat }) => repeat(jobOf({ prompt: 'a boat', seed: 42 }), null));
    expect(sent).toMatchObject([{ model: 'one', prompt: 'a boat' }]);
    expect(sent[0]?.['seed']).not.toBe(42);
  });

  it('sends nothing if the model has changed since, and shows what would be sent', async () => {
    const { perform, current, sent } = await mountRemix();
    await perform(({ repeat }) => repeat(jobOf({ prompt: 'a boat', size: '8K' }), '42'));
    expect(sent).toEqual([]);
    expect(current().remix?.report).toMatchObject([{ from: '8K' }]);
    expect(shownToasts()).toEqual([lateMessages.notRunAgain]);
  });
});
