import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { engineListOptions } from '@/lib/client/engines/engines';
import { modelListOptions } from '@/lib/client/models/models';
import type { NewEngineModel, WorkflowInspection } from '@/lib/contract/engines';
import { addMessages } from '../messages';
import { useModelDraft } from './use-model-draft';

const inspection: WorkflowInspection = {
  workflow: {},
  inputs: [
    {
      address: '3.steps',
      node: 'KSampler',
      input: 'steps',
      kind: 'integer',
      media: null,
      role: null,
      value: 20,
      minimum: 1,
      maximum: 100,
      choices: null,
      help: null,
      suggestion: { name: 'steps', title: 'Steps', show: true, basic: false },
    },
  ],
  node_count: 1,
  missing: [],
  media_type: 'image',
  suggested: { id: 'poster-2', title: 'Poster' },
  json_request_schema: {},
};

async function mountDraft(saved: NewEngineModel | null = null) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(modelListOptions().queryKey, [{ id: 'ig-1', aliases: ['painter'] }]);
  queries.setQueryDefaults(engineListOptions().queryKey, { staleTime: Infinity });
  queries.setQueryData(engineListOptions().queryKey, null);
  return mountHook(() => useModelDraft(inspection, saved), { queries });
}

describe('useModelDraft', () => {
  it('starts as suggested, and makes the id of the name until one is typed', async () => {
    const { current, act } = await mountDraft();
    expect(current()).toMatchObject({ name: 'Poster', id: 'poster-2', isChanged: false, idIssue: null });
    await act(() => current().setName('Jazz night'));
    expect(current()).toMatchObject({ id: 'jazz-night', isChanged: true });
    await act(() => current().setId('my-poster'));
    await act(() => current().setName('Jazz'));
    expect(current().settings).toEqual({
      id: 'my-poster',
      title: 'Jazz',
      fields: { '3.steps': { show: true, basic: false } },
    });
    expect(current().check()).toBe(true);
  });

  it('shows what is missing only when it is checked', async () => {
    const { current, act } = await mountDraft();
    await act(() => current().setId('painter'));
    expect(current().idIssue).toBe(addMessages.idTaken);
    await act(() => current().setId(''));
    await act(() => current().setName(' '));
    expect(current()).toMatchObject({ idIssue: addMessages.idNeeded, nameIssue: addMessages.nameNeeded });
    let isRight = true;
    await act(() => (isRight = current().check()));
    expect(isRight).toBe(false);
  });

  it('shows the service’s issues until something changes', async () => {
    const { current, act } = await mountDraft();
    await act(() =>
      current().refuse([
        { pointer: '/id', message: 'taken' },
        { pointer: '/fields/3.steps/maximum', message: 'too large' },
        { pointer: '', message: 'too many models' },
      ]),
    );
    expect(current()).toMatchObject({
      idIssue: 'taken',
      fieldIssues: [{ address: '3.steps', part: 'maximum', message: 'too large' }],
      otherIssues: ['too many models'],
    });
    await act(() => current().change('3.steps', { maximum: '50' }));
    expect(current()).toMatchObject({ idIssue: null, fieldIssues: [], otherIssues: [] });
  });

  it('starts with a saved model, whose id stays', async () => {
    const saved = { id: 'ig-1', summary: 'For posters', fields: { '3.steps': { title: 'Quality', maximum: 50 } } };
    const { current } = await mountDraft(saved);
    expect(current()).toMatchObject({ name: 'Poster', id: 'ig-1', idIssue: null, isChanged: false });
    expect(current().settings).toEqual({
      ...saved,
      title: 'Poster',
      fields: { '3.steps': { title: 'Quality', maximum: 50, show: true, basic: false } },
    });
    expect(current().check()).toBe(true);
  });
});
