import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { FineTuneOptions } from '../api/options';
import { serve, until } from '../testing/serve';
import { emptySettings } from './initial-settings';
import { useNewFineTune } from './use-new-fine-tune';

const repository = { namespace: 'studio', repository: 'boats' };
const made = 'POST /api/repos/studio/boats/fine_tunes';
const looked = 'GET /api/repos/studio/boats/dataset/main/rows.csv';
const dataset = {
  format: 'csv',
  size: 9,
  rows: 2,
  columns: [{ name: 'story', example: null }],
  suited: [],
};
const options: FineTuneOptions = {
  script_types: [
    {
      id: 'text_generation',
      display_name: 'Text',
      description: '',
      column_sets: [[{ role: 'text', kind: 'text', is_required: true, names: ['text'] }]],
      training_params_schema: {
        type: 'object',
        properties: { epochs: { type: 'integer', maximum: 3 }, columns: { type: 'object' } },
      },
    },
  ],
  base_models: [],
  can_train: false,
  status: 'success',
  status_message: '',
};
const settings = { ...emptySettings, dataset: { branch: 'main', path: 'rows.csv' }, usesLora: false };

async function mountForm(change: Partial<Parameters<typeof useNewFineTune>[0]> = {}, answer: object | Response = {}) {
  const requests = serve({
    'GET /api/studio/status': { limits: { uploadBytes: 100 } },
    [looked]: { dataset, status: 'success', status_message: '' },
    [made]: answer,
  });
  const onCreated = vi.fn<(id: string) => void>();
  const hook = await mountHook(() => useNewFineTune({ repository, options, settings, onCreated, ...change }));
  const sent = () =>
    requests.filter((request) => request.startsWith(made)).map((request) => request.slice(made.length));
  return { ...hook, until: (check: () => boolean) => until(hook, check), onCreated, sent };
}

describe('useNewFineTune', () => {
  it('reports missing values once the user has tried to send it', async () => {
    const { current, act, sent } = await mountForm({ settings: emptySettings });
    expect(current().errors).toEqual({ dataset: null, script: null, baseModel: null });
    await act(() => current().submit());
    expect(current().errors).toEqual({
      dataset: 'Add a dataset.',
      script: 'Choose a training type.',
      baseModel: 'Enter a base model.',
    });
    expect(sent()).toEqual([]);
  });

  it('creates a fine-tune from the form, once', async () => {
    const { current, act, until, onCreated, sent } = await mountForm(
      {},
      { fine_tune: { id: 'f1', status: 'created' } },
    );
    await until(() => current().dataset.columns !== null);
    await act(() => current().chooseScript('text_generation'));
    await act(() => {
      current().setBaseModel(' qwen ');
      current().setName('Boats');
      current().chooseColumn('text', 'story');
      current().setParameters({ epochs: 2 });
    });
    await act(() => {
      current().submit();
      current().submit();
    });
    await until(() => onCreated.mock.calls.length > 0);
    expect(onCreated).toHaveBeenCalledExactlyOnceWith('f1');
    expect(sent().map((body) => JSON.parse(body))).toEqual([
      {
        resource: 'main/rows.csv',
        base_model: 'qwen',
        script_type: 'text_generation',
        display_name: 'Boats',
        training_params: { epochs: 2, columns: { text: 'story' } },
        use_lora: false,
      },
    ]);
  });

  it('sends nothing while a column is missing, or parameters are invalid', async () => {
    const { current, act, until, sent } = await mountForm();
    await until(() => current().dataset.columns !== null);
    await act(() => current().chooseScript('text_generation'));
    await act(() => current().setBaseModel('qwen'));
    await act(() => current().submit());
    expect(current().fit?.missing).toMatchObject([{ role: 'text' }]);
    await act(() => {
      current().chooseColumn('text', 'story');
      current().setParameters({ epochs: 9 });
    });
    await act(() => current().submit());
    await act(() => current().setParameters(null));
    await act(() => current().submit());
    expect(sent()).toEqual([]);
  });

  it('reports the parameters that the service rejects', async () => {
    const error = { type: 'invalid_request', message: 'No.', errors: [] };
    const fields = [
      { pointer: '/training_params/epochs', message: 'Too many.' },
      { pointer: '/base_model', message: 'Unknown.' },
    ];
    const refusal = Response.json({ error: { ...error, fields } }, { status: 422 });
    const { current, act, until } = await mountForm({ options: null }, refusal);
    await act(() => current().chooseScript('text_generation'));
    await act(() => current().setBaseModel('qwen'));
    await act(() => current().submit());
    await until(() => current().error !== null);
    expect(current().parameterErrors).toEqual([{ pointer: '/epochs', message: 'Too many.' }]);
    expect(current().isSending).toBe(false);
  });

  it('removes the columns from the schema of parameters', async () => {
    const { current, act } = await mountForm();
    await act(() => current().chooseScript('text_generation'));
    expect(current().parametersSchema).toEqual({
      type: 'object',
      properties: { epochs: { type: 'integer', maximum: 3 } },
    });
  });
});
