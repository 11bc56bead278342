import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '@/lib/client/request';
import { createStarter, type StartPlan, type StartWorld } from './create-starter';

const lost = () => new RequestError('No answer.', { code: 'no_answer', status: 0 });
const failed = (status: number) => new RequestError('No.', { code: 'no', status });
const file = new File(['{}'], 'rows.jsonl');
const plan = (changes: Partial<StartPlan> = {}): StartPlan => ({
  key: 'k1',
  dataset: { prepare: () => Promise.resolve(file) },
  request: (resource) =>
    Promise.resolve({ resource, base_model: 'm', script_type: 's', name: 'boats-k1', display_name: 'Boats' }),
  tokenizes: true,
  ...changes,
});

function createTest(changes: Partial<StartWorld> = {}) {
  const calls: string[] = [];
  const seen: string[] = [];
  const { promise: started, resolve } = Promise.withResolvers<string>();
  const say = <T>(name: string, value: T) => {
    calls.push(name);
    return Promise.resolve(value);
  };
  const starter = createStarter({
    upload: (_file, key) => say(`upload ${key}`, 'main/rows.jsonl'),
    create: ({ resource }) => say(`create ${resource}`, 'f1'),
    find: (name) => say(`find ${name}`, null),
    tokenize: (id) => say(`tokenize ${id}`, undefined),
    wait: () => say('wait', undefined),
    onStarted: resolve,
    ...changes,
  });
  starter.subscribe(() => seen.push(starter.state().status));
  const failure = () => vi.waitFor(() => expect(starter.state().status).toBe('failed'));
  return { starter, calls, seen, started, failure };
}

describe('createStarter', () => {
  it('sends the dataset, creates the project and tokenizes it', async () => {
    const { starter, calls, seen, started } = createTest();
    starter.start(plan());
    expect(await started).toBe('f1');
    expect(calls).toEqual(['upload k1', 'create main/rows.jsonl', 'tokenize f1']);
    expect(seen).toEqual(['preparing', 'uploading', 'creating', 'tokenizing']);
  });

  it('uses a dataset that is stored, and leaves out what is not wanted', async () => {
    const { starter, calls, started } = createTest();
    starter.start(plan({ dataset: { resource: 'main/a.csv' }, tokenizes: false }));
    await started;
    expect(calls).toEqual(['create main/a.csv']);
  });

  it('ignores a second press', async () => {
    const { starter, calls, started } = createTest();
    starter.start(plan());
    starter.start(plan({ key: 'k2' }));
    await started;
    expect(calls).toHaveLength(3);
  });

  it('tries a broken upload three times, and no refused one', async () => {
    const upload = vi.fn<StartWorld['upload']>(() => Promise.reject(lost()));
    const { starter, failure, calls } = createTest({ upload });
    starter.start(plan());
    await failure();
    expect(upload).toHaveBeenCalledTimes(3);
    expect(calls).toEqual(['wait', 'wait']);
    upload.mockImplementation(() => Promise.reject(failed(413)));
    starter.start(plan());
    await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(4));
    await failure();
    expect(starter.state()).toMatchObject({ status: 'failed', step: 'upload' });
  });

  it('does not repeat what has succeeded', async () => {
    const tokenize = vi.fn<StartWorld['tokenize']>(() => Promise.resolve());
    tokenize.mockImplementationOnce(() => Promise.reject(failed(503)));
    const { starter, calls, failure, started } = createTest({ tokenize });
    starter.start(plan());
    await failure();
    expect(starter.state()).toMatchObject({ step: 'tokenize' });
    starter.start(plan());
    await started;
    expect(calls).toEqual(['upload k1', 'create main/rows.jsonl']);
  });

  it('looks for a project whose creation got no answer, before it creates another', async () => {
    const create = vi.fn<StartWorld['create']>(() => Promise.reject(lost()));
    const { starter, calls, failure, started } = createTest({ create, find: (name) => Promise.resolve(`${name}!`) });
    starter.start(plan());
    await failure();
    starter.start(plan());
    expect(await started).toBe('boats-k1!');
    expect(create).toHaveBeenCalledTimes(1);
    expect(calls).toEqual(['upload k1', 'tokenize boats-k1!']);
  });

  it('goes on where tokenizing has already begun', async () => {
    const { starter, started } = createTest({ tokenize: () => Promise.reject(failed(409)) });
    starter.start(plan());
    expect(await started).toBe('f1');
  });

  it('ends an upload that is cancelled, without an error', async () => {
    const { starter, calls } = createTest({
      upload: (_file, _key, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('Cancelled.', 'AbortError')));
        }),
    });
    starter.start(plan());
    await vi.waitFor(() => expect(starter.state().status).toBe('uploading'));
    starter.cancel();
    await vi.waitFor(() => expect(starter.state().status).toBe('idle'));
    expect(calls).toEqual([]);
  });
});
