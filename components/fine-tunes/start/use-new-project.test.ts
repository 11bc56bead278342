import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { statusKey } from '@/lib/client/status';
import type { FineTuneOptions } from '../api/options';
import type { DroppedFile } from '@/components/ui/dropped-files';
import { checkInPage } from '../testing/check-in-page';
import { serve, until } from '../testing/serve';
import { emptySettings } from './initial-settings';
import { type NewProjectOptions, useNewProject } from './use-new-project';

const repository = { namespace: 'studio', repository: 'boats' };
const made = 'POST /api/repos/studio/boats/fine_tunes';
const model = (id: string, suits: FineTuneOptions['base_models'][number]['script_types']) => ({
  id,
  display_name: id,
  tokenizer: 'o200k_base',
  is_exact: true,
  ...(suits === undefined ? {} : { script_types: suits }),
});
const options: FineTuneOptions = {
  script_types: [
    {
      id: 'text_generation',
      display_name: 'Text',
      description: '',
      column_sets: [],
      training_params_schema: {
        type: 'object',
        properties: { epochs: { type: 'integer', maximum: 3 }, columns: { type: 'object' } },
      },
    },
  ],
  base_models: [model('flux', ['image_generation']), model('gpt-4o', ['text_generation']), model('any', undefined)],
  can_train: false,
  status: 'success',
  status_message: '',
};
const dropped = (name: string, content: string): DroppedFile[] => [{ path: name, file: new File([content], name) }];
const pairs = dropped('support-chats.csv', 'Frage,Antwort\nWo?,Hier.\nWann?,\nWer?\n');

async function mountForm(changes: Partial<NewProjectOptions> = {}) {
  const checks = checkInPage();
  const requests = serve({
    'GET /api/studio/status': { limits: { uploadBytes: 1000 } },
    [made]: { fine_tune: { id: 'f1', status: 'created' } },
    [`${made}/f1/tokenize`]: { fine_tune: { id: 'f1', status: 'tokenizing' } },
  });
  const onStarted = vi.fn<(id: string, of: Repository) => void>();
  const settings = emptySettings;
  const given = { repository, goal: 'conversations' as const, options, settings, onStarted, ...changes };
  const queries = new QueryClient();
  const hook = await mountHook(() => useNewProject(given), { queries });
  await until(hook, () => queries.getQueryData(statusKey) !== undefined);
  // The form hears of it in the next turn.
  await hook.act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve);
      }),
  );
  const drop = async (files: DroppedFile[]) => {
    await hook.act(() => hook.current().chooseFiles(files));
    await until(hook, () => hook.current().check.status === 'checked');
  };
  return { ...hook, hook, checks, requests, onStarted, drop };
}

describe('useNewProject', () => {
  it('checks a file at once, and says what will be used', async () => {
    const { current, act, drop, requests } = await mountForm();
    expect(current().readiness).toEqual({ status: 'blocked', why: 'Add a dataset first.' });
    await drop(pairs);
    expect(current().found).toMatchObject({ assigned: { prompt: 'Frage', completion: 'Antwort' } });
    expect(current().readiness).toEqual({ status: 'ready', rows: 1, leftOut: 2 });
    expect(current()).toMatchObject({ name: 'Support chats', baseModel: 'gpt-4o' });
    await act(() => current().setLeavesOut(false));
    expect(current().readiness).toMatchObject({
      status: 'blocked',
      why: expect.stringContaining('1 row with problems'),
    });
    expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
  });

  it('checks again when a column or the training is changed', async () => {
    const { current, act, drop, checks, hook } = await mountForm({ goal: 'voice' });
    await drop(pairs);
    await act(() => current().chooseColumn('text', 'Antwort'));
    await until(hook, () => current().found?.assigned['text'] === 'Antwort');
    await act(() => current().chooseScript('text_to_video'));
    await until(hook, () => current().found?.scriptType === 'text_to_video' && current().check.status === 'checked');
    expect(checks.at(-1)).toMatchObject({ scriptType: 'text_to_video', chosen: {} });
    expect(current().readiness).toEqual({ status: 'blocked', why: 'Choose the columns first.' });
  });

  it.each([
    ['style', ['flux', 'any']],
    ['voice', ['gpt-4o', 'any']],
  ] as const)('lists the base models that suit a %s', async (goal, ids) => {
    const { current } = await mountForm({ goal });
    expect(current().baseModels?.map(({ id }) => id)).toEqual(ids);
  });

  it('has any base model typed for a service that lists none', async () => {
    const { current } = await mountForm({ options: null });
    expect(current()).toMatchObject({ baseModels: null, baseModel: '' });
  });

  it('rejects files that the studio would not take', async () => {
    const { current, act } = await mountForm();
    await act(() => current().chooseFiles(dropped('large.csv', 'x'.repeat(2000))));
    expect(current().sourceError).toMatch(/“large.csv” is too large/);
    expect(current().source).toBeNull();
    await act(() => current().chooseFiles([...dropped('small.csv', 'x'), ...dropped('big.csv', 'x'.repeat(2000))]));
    expect(current().sourceError).toMatch(/“big.csv” is too large/);
    await act(() =>
      current().chooseFiles([...dropped('one.csv', 'x'.repeat(700)), ...dropped('two.csv', 'x'.repeat(700))]),
    );
    expect(current().sourceError).toMatch(/^These 2 files are too large together/);
  });

  it('starts a stored dataset without sending it again, once', async () => {
    const settings = { ...emptySettings, dataset: { branch: 'main', path: 'rows.jsonl' }, parameters: { epochs: 2 } };
    const { current, act, requests, onStarted, hook } = await mountForm({ settings, goal: 'voice' });
    await until(hook, () => current().readiness.status === 'ready');
    await act(() => {
      current().submit(true);
      current().submit(true);
    });
    await until(hook, () => onStarted.mock.calls.length > 0);
    expect(onStarted).toHaveBeenCalledExactlyOnceWith('f1', repository);
    const sent = requests.filter((request) => request.startsWith('POST'));
    expect(sent).toHaveLength(2);
    expect(JSON.parse(sent[0]?.slice(made.length) ?? '')).toEqual({
      resource: 'main/rows.jsonl',
      base_model: 'gpt-4o',
      script_type: 'text_generation',
      name: expect.stringMatching(/^rows-[0-9a-f]{8}$/),
      display_name: 'Rows',
      training_params: { epochs: 2 },
    });
  });

  it.each([
    [false, null],
    [true, { type: 'object', properties: { epochs: { type: 'integer', maximum: 3 } } }],
  ])('offers parameters only of a service that trains: %s', async (canTrain, schema) => {
    const { current } = await mountForm({ goal: 'voice', options: { ...options, can_train: canTrain } });
    expect(current().parametersSchema).toEqual(schema);
  });
});
