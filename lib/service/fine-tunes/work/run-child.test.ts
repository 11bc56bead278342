import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatasetTask, tokenFileName } from './dataset-task.ts';
import { tokenizeInChild, type ChildOptions } from './run-child.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-child-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const rows = Buffer.from('{"text":"Hello world"}\n'.repeat(2000));

function tokenize(changes: Partial<ChildOptions> = {}) {
  const task: DatasetTask = {
    format: 'jsonl',
    bytes: rows.length,
    version: 'main',
    path: 'rows.jsonl',
    scriptType: 'text_generation',
    columns: {},
    baseModel: 'gpt-4o',
    tokenizer: { name: 'o200k_base', isExact: true },
    folder,
    mostMeasured: 1,
  };
  return tokenizeInChild(task, {
    source: { bytes: rows.length, read: (start, end) => Promise.resolve(rows.subarray(start, end)) },
    fetchMedia: () => Promise.resolve(null),
    onProgress: () => undefined,
    signal: new AbortController().signal,
    memoryLimitBytes: 2 ** 31,
    ...changes,
  });
}

describe('tokenizeInChild', () => {
  it('throws the failure of a read, not an error of the dataset', async () => {
    const source = { bytes: rows.length, read: () => Promise.reject(new Error('the bucket is away')) };
    await expect(tokenize({ source })).rejects.toThrow('the bucket is away');
  });

  it('ends when the signal aborts', async () => {
    const stopping = new AbortController();
    const source = {
      bytes: rows.length,
      read: () => {
        stopping.abort(new Error('stopped'));
        return new Promise<Buffer>(() => undefined);
      },
    };
    await expect(tokenize({ source, signal: stopping.signal })).rejects.toThrow('stopped');
  });

  it('ends a dataset that takes too much memory, with a message', async () => {
    const source = { bytes: rows.length, read: () => new Promise<Buffer>(() => undefined) };
    await expect(tokenize({ source, memoryLimitBytes: 1_000_000 })).rejects.toMatchObject({
      code: 'invalid_params',
      message: expect.stringMatching(/needs more than 1 MB of memory/) as string,
    });
  });

  // A file to which every write fails, as on a full disk.
  it.skipIf(!existsSync('/dev/full'))('says when there is no space left', async () => {
    await symlink('/dev/full', join(folder, tokenFileName));
    await expect(tokenize()).rejects.toMatchObject({ code: 'insufficient_storage' });
  });
});
