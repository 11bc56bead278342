import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStorage } from '../../storage/create-storage.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { storeResults } from './store-results.ts';

let folder: string;
let storage: FileStorage;
const attempt = { id: 'a', attempt: 2 };
const image = { contentType: 'image/png', width: 1, height: 1, durationSeconds: null };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-results-'));
  storage = await createStorage({ url: pathToFileURL(join(folder, 'storage')).href, prefix: 'service' });
});
afterEach(() => rm(folder, { recursive: true }));

async function file(name: string): Promise<{ path: string } & typeof image> {
  const path = join(folder, name);
  await writeFile(path, name);
  return { path, ...image };
}

describe('storeResults', () => {
  it('stores results under names of the attempt', async () => {
    const results = await storeResults(storage, attempt, folder, [await file('one'), await file('three')]);
    expect(results.map(({ storageKey, bytes }) => [storageKey, bytes])).toEqual([
      ['results/a/2-0', 3],
      ['results/a/2-1', 5],
    ]);
    expect(await text(await storage.open('results/a/2-1', { start: 1, end: 2 }))).toBe('hr');
  });

  it('reports a full disk, and leaves no files', async () => {
    let puts = 0;
    const full: FileStorage = {
      ...storage,
      put: (key, path, type) => {
        puts += 1;
        return puts === 1
          ? storage.put(key, path, type)
          : Promise.reject(Object.assign(new Error('x'), { code: 'ENOSPC' }));
      },
    };
    const stored = storeResults(full, attempt, folder, [await file('one'), await file('two')]);
    await expect(stored).rejects.toThrow(/no disk space left/);
    expect(await readdir(join(folder, 'storage', 'service', 'results', 'a'))).toEqual([]);
  });

  it('rejects a file outside the task’s folder, and an empty list', async () => {
    const outside = { path: '/etc/hostname', ...image };
    await expect(storeResults(storage, attempt, folder, [outside])).rejects.toThrow(/could not be saved/);
    await expect(storeResults(storage, attempt, folder, [])).rejects.toThrow(/returned no result/);
  });
});
