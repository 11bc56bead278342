import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fineTuneLogsSchema, fineTuneResponseSchema, type FineTune } from '../../../contract/fine-tunes/fine-tune.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { hangBoundMs } from '../../../setup/test/hang-bound.ts';

/** Requests of tests about the fine-tunes and files of one repository. */
export interface FineTuneClient {
  /** URL of the repository, without a slash at its end. */
  base: string;
  upload: (path: string, content: string | Uint8Array<ArrayBuffer>, part?: string) => Promise<Response>;
  uploadFile: (path: string, localPath: string) => Promise<Response>;
  create: (resource: string, changes?: Record<string, unknown>) => Promise<FineTune>;
  read: (id: string) => Promise<FineTune>;
  act: (id: string, action: 'tokenize' | 'actions/run' | 'actions/stop') => Promise<Response>;
  until: (id: string, isWanted: (fineTune: FineTune) => boolean) => Promise<FineTune>;
  /** Tokenizes and waits for the end. */
  tokenized: (id: string) => Promise<FineTune>;
  logs: (id: string, query?: string) => Promise<string[]>;
}

/** A client of one repository of a test service. */
export function createFineTuneClient(client: TestClient, base = '/api/repos/studio/first'): FineTuneClient {
  async function send(path: string, content: Blob, part = 'file'): Promise<Response> {
    const form = new FormData();
    form.set('message', 'a dataset');
    form.set(part, content, 'data');
    return client.request('PUT', `${base}/file/main/${path}`, form);
  }
  const self: FineTuneClient = {
    base,
    upload: (path, content, part) => send(path, new Blob([content]), part),
    uploadFile: async (path, localPath) => send(path, new Blob([new Uint8Array(await readFile(localPath))])),
    async create(resource, changes = {}) {
      const body = { resource, base_model: 'gpt-4o', script_type: 'text_generation', ...changes };
      const response = await client.request('POST', `${base}/fine_tunes`, body);
      return fineTuneResponseSchema.parse(await response.json()).fine_tune;
    },
    async read(id) {
      const response = await client.request('GET', `${base}/fine_tunes/${id}`);
      return fineTuneResponseSchema.parse(await response.json()).fine_tune;
    },
    act: (id, action) => client.request('POST', `${base}/fine_tunes/${id}/${action}`),
    async until(id, isWanted) {
      const tooLate = Date.now() + hangBoundMs;
      for (;;) {
        const fineTune = await self.read(id).catch(() => null);
        if (fineTune !== null && isWanted(fineTune)) return fineTune;
        if (Date.now() > tooLate) throw new Error(`${id} stays ${JSON.stringify(fineTune)}`);
        await wait(20);
      }
    },
    async tokenized(id) {
      const { status } = await self.act(id, 'tokenize');
      if (status !== 200) throw new Error(`tokenize answered ${status}`);
      return self.until(id, ({ finished_at: finishedAt }) => finishedAt !== null);
    },
    async logs(id, query = '') {
      const response = await client.request('GET', `${base}/fine_tunes/${id}/logs?${query}`);
      return fineTuneLogsSchema.parse(await response.json()).logs.map(({ message }) => message);
    },
  };
  return self;
}
