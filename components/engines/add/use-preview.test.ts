import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { NewEngineModel, WorkflowInspection } from '@/lib/contract/engines';
import type { JsonObject } from '@/lib/contract/model';
import type { WorkflowSource } from '../api';
import { usePreview } from './use-preview';

const schemaOf = (prompt: string, steps = 20): JsonObject => ({
  type: 'object',
  properties: {
    prompt: { type: 'string', 'x-workbench-default': prompt },
    steps: { type: 'integer', default: steps },
  },
});
const inspection: WorkflowInspection = {
  workflow: {},
  inputs: [],
  node_count: 3,
  missing: [],
  media_type: 'image',
  suggested: { id: 'poster', title: 'Poster' },
  json_request_schema: schemaOf('a hill'),
};
const source: WorkflowSource = { kind: 'run', key: 'run r1', id: 'r1', title: 'Run' };

/** A preview, and the settings that were sent to the service. */
async function mountPreview(answer: (settings: NewEngineModel) => Response) {
  const sent: NewEngineModel[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: FormData }) => {
    const settings = JSON.parse(body.get('settings') as string) as NewEngineModel;
    sent.push(settings);
    return answer(settings);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  let fields: NewEngineModel['fields'] | null = { '3.steps': { show: true } };
  let isHeld = false;
  const hook = await mountHook(() => usePreview('atelier', source, inspection, fields, isHeld), {
    queries: new QueryClient(),
  });
  return {
    ...hook,
    sent,
    choose: async (next: NewEngineModel['fields'] | null, held = false) => {
      fields = next;
      isHeld = held;
      await hook.render();
    },
    until: (probe: () => unknown) => expect.poll(async () => hook.act(() => undefined).then(probe)),
  };
}

describe('usePreview', () => {
  it('shows the inspected form, and asks for another at a pause in the changes', async () => {
    const { current, sent, choose, until } = await mountPreview(({ fields }) =>
      Response.json({ ...inspection, json_request_schema: schemaOf('a hill', Number(fields['3.steps']?.default)) }),
    );
    expect(current()).toMatchObject({ schema: inspection.json_request_schema, isBusy: false, error: null });
    await choose({ '3.steps': { show: true, default: 2 } });
    await choose({ '3.steps': { show: true, default: 28 } });
    expect(current().isBusy).toBe(true);
    await until(() => current().isBusy).toBe(false);
    expect(current().schema).toEqual(schemaOf('a hill', 28));
    expect(sent).toEqual([{ id: 'poster', title: 'Poster', fields: { '3.steps': { show: true, default: 28 } } }]);
  });

  it('replaces initial values that a person has not changed', async () => {
    const { current, act, choose, until } = await mountPreview(() =>
      Response.json({ ...inspection, json_request_schema: schemaOf('a valley') }),
    );
    expect(current().values).toEqual({ prompt: 'a hill' });
    await act(() => current().setValues({ prompt: 'a hill', steps: '4' }));
    await choose({ '3.steps': { show: false } });
    await until(() => current().values).toEqual({ prompt: 'a valley', steps: '4' });
  });

  it('keeps the form while it is held, and what was there while a choice is wrong', async () => {
    const { current, sent, choose, until } = await mountPreview(() =>
      Response.json({ ...inspection, json_request_schema: schemaOf('a valley') }),
    );
    await choose(null);
    expect(current()).toMatchObject({ schema: inspection.json_request_schema, isBusy: false });
    await choose({}, true);
    await until(() => current().isBusy).toBe(false);
    expect(sent).toHaveLength(1);
    expect(current().schema).toEqual(inspection.json_request_schema);
    await choose({});
    expect(current().schema).toEqual(schemaOf('a valley'));
  });

  it('says why the form could not be updated', async () => {
    const { current, choose, until } = await mountPreview(() =>
      Response.json({ error: { type: 'unavailable', detail: 'Atelier is away.' } }, { status: 503 }),
    );
    await choose({});
    await until(() => current().error?.message).toBe('Atelier is away.');
    expect(current().schema).toEqual(inspection.json_request_schema);
  });
});
