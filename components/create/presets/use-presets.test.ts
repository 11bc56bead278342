import { describe, expect, it } from 'vitest';
import { toasts } from '@/lib/client/toasts';
import type { JsonObject } from '@/lib/contract/model';
import { mountHook } from '../testing/mount-hook';
import { shownToasts, stubPage } from '../testing/stub-page';
import { presetMessages } from './messages';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { resultOf, usePresets } from './use-presets';

interface Row {
  id: string;
  model: string;
  name: string;
  values: JsonObject;
}

const summaryOf = ({ id, model, name }: Row) => ({
  id,
  model,
  name,
  prompt: null,
  owner: { id: '00000000-0000-4000-8000-000000000001', name: 'Administrator' },
  mediaId: null,
  thumbnailUrl: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const dusk: Row = { id: 'dusk', model: 'here', name: 'Dusk', values: { prompt: 'at dusk' } };

/** The presets of `here` in a stubbed studio, with a boat in the form. */
async function mountPresets(rows: Row[]) {
  const presets = new Map(rows.map((row) => [row.id, row]));
  const page = stubPage(({ method, path, body }) => {
    if (path.startsWith('/api/studio/presets?')) {
      return Response.json({ presets: [...presets.values()].map(summaryOf) });
    }
    const id = path.split('/').at(-1) ?? '';
    const before = presets.get(id);
    if (method !== 'PUT' && before === undefined) return undefined;
    const now = { ...before, ...body, id } as Row;
    if (method === 'DELETE') presets.delete(id);
    else presets.set(id, now);
    return Response.json({ ...now, ...summaryOf(now), goneMedia: [] });
  });
  const history = { beginChange: () => () => true, commit: () => ({}), revert: () => true, showNote: () => undefined };
  const form = {
    modelId: 'here',
    formId: 'here',
    schema: {},
    values: { prompt: 'a boat' },
    intent: null,
    history: history as never,
    onApplied: () => undefined,
  };
  const hook = await mountHook(page.queries, () => usePresets(form));
  await expect.poll(() => hook.current().list.isSuccess).toBe(true);
  return {
    ...hook,
    presets,
    names: () => hook.current().list.data?.map(({ name }) => name),
    undo: () => hook.perform(() => toasts.current().at(-1)?.action?.run()),
  };
}

describe('usePresets', () => {
  it('saves the form under a name, and lists it', async () => {
    const { current, names, presets } = await mountPresets([]);
    current().save.mutate('Noon');
    await expect.poll(names).toEqual(['Noon']);
    expect([...presets.values()]).toMatchObject([{ model: 'here', name: 'Noon', values: { prompt: 'a boat' } }]);
  });

  it('renames a preset without changing its values', async () => {
    const { current, names, presets } = await mountPresets([dusk]);
    current().rename.mutate({ id: 'dusk', name: 'Dawn' });
    await expect.poll(names).toEqual(['Dawn']);
    expect(presets.get('dusk')?.values).toEqual({ prompt: 'at dusk' });
  });

  it('replaces the values of a preset, and restores them', async () => {
    const { perform, presets, undo } = await mountPresets([dusk]);
    await perform(({ update }) => update(summaryOf(dusk)));
    expect(presets.get('dusk')).toMatchObject({ name: 'Dusk', values: { prompt: 'a boat' } });
    expect(shownToasts()).toEqual([presetMessages.replaced({ name: 'Dusk' })]);
    await undo();
    await expect.poll(() => presets.get('dusk')?.values).toEqual({ prompt: 'at dusk' });
  });

  it('deletes a preset, and restores it under its id', async () => {
    const { perform, presets, names, undo } = await mountPresets([dusk]);
    await perform(({ remove }) => remove(summaryOf(dusk)));
    await expect.poll(names).toEqual([]);
    await undo();
    await expect.poll(names).toEqual(['Dusk']);
    // An administrator may have deleted it: it becomes its owner's again.
    expect(presets.get('dusk')).toMatchObject({
      name: 'Dusk',
      values: { prompt: 'at dusk' },
      ownerId: '00000000-0000-4000-8000-000000000001',
    });
  });

  it.each(['update', 'remove'] as const)('reports that a preset was deleted elsewhere: %s', async (act) => {
    const { perform, presets, names } = await mountPresets([dusk]);
    expect(names()).toEqual(['Dusk']);
    presets.clear();
    await perform((current) => current[act](summaryOf(dusk)));
    expect(shownToasts()).toEqual([presetMessages.isGone({ name: 'Dusk' })]);
    await expect.poll(names).toEqual([]);
  });
});

const jobOf = (prompt: string | null, ...ids: string[]) =>
  ({ model: 'ig-1', prompt, results: ids.map((id) => ({ id })) }) as Pick<StudioJob, 'model' | 'prompt' | 'results'>;

describe('resultOf', () => {
  it('is the first result of the newest job with this prompt', () => {
    const jobs = [jobOf('a boat'), jobOf('a boat', 'new', 'other'), jobOf('a boat', 'old'), jobOf(null, 'no-words')];
    expect(resultOf(jobs, 'ig-1', { prompt: 'a boat' })).toBe('new');
    expect(resultOf(jobs, 'ig-1', {})).toBe('no-words');
    expect(resultOf(jobs, 'ig-1', { prompt: 'a car' })).toBeNull();
    expect(resultOf(jobs, 'ig-2', { prompt: 'a boat' })).toBeNull();
  });
});
