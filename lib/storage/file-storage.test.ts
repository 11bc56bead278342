import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from './create-storage.ts';
import type { FileStorage, StoredFile } from './file-storage.ts';
import { s3Credentials, startS3Server, type S3Server } from './testing/start-s3-server.ts';

let server: S3Server;
let folder: string;
beforeAll(async () => {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  server = await startS3Server();
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllEnvs();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-storage-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function file(content: string | Buffer): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return path;
}

const urlOf = {
  folder: () => pathToFileURL(join(folder, 'stored')).href,
  s3: () => server.storageUrl,
};
let parts = 0;

describe.each(['folder', 's3'] as const)('a FileStorage on %s', (kind) => {
  let storage: FileStorage;
  let part: string;
  beforeEach(async () => {
    parts += 1;
    part = `part-${parts}`;
    storage = await createStorage({ url: urlOf[kind](), prefix: part });
  });
  async function listed(beginning: string): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    for await (const file of storage.list(beginning)) files.push(file);
    return files;
  }
  const keysOf = async (beginning: string) => (await listed(beginning)).map(({ key }) => key).toSorted();

  it('stores a file and returns it whole, in part and its size', async () => {
    expect(storage.kind).toBe(kind);
    const path = await file('abcdef');
    await storage.put('a/b.txt', path, 'text/plain');
    await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await text(await storage.open('a/b.txt', null))).toBe('abcdef');
    expect(await text(await storage.open('a/b.txt', { start: 1, end: 3 }))).toBe('bcd');
    expect(await text(await storage.open('a/b.txt', { start: 5, end: 5 }))).toBe('f');
    expect(await storage.size('a/b.txt')).toBe(6);
    expect(await keysOf('')).toEqual(['a/b.txt']);
  });

  it('stores an empty file', async () => {
    await storage.put('empty', await file(''), 'text/plain');
    expect(await storage.size('empty')).toBe(0);
    expect(await text(await storage.open('empty', null))).toBe('');
  });

  it('replaces a file', async () => {
    await storage.put('a', await file('first'), 'text/plain');
    await storage.put('a', await file('second'), 'text/plain');
    expect(await text(await storage.open('a', null))).toBe('second');
  });

  it('reports missing keys, and removes them without an error', async () => {
    await storage.put('a', await file('words'), 'text/plain');
    await storage.delete('a');
    await storage.delete('a');
    await expect(storage.open('a', null)).rejects.toMatchObject({ code: 'resource_not_found' });
    await expect(storage.size('a')).rejects.toMatchObject({ code: 'resource_not_found' });
  });

  it('lists the keys with a prefix, with size and time', async () => {
    for (const key of ['results/1/0', 'results/2/0', 'results/2/1', 'other/1']) {
      await storage.put(key, await file(key), 'text/plain');
    }
    expect(await keysOf('results/')).toEqual(['results/1/0', 'results/2/0', 'results/2/1']);
    expect(await keysOf('results/2')).toEqual(['results/2/0', 'results/2/1']);
    expect(await keysOf('nothing/')).toEqual([]);
    const [found] = await listed('other/');
    expect(found?.bytes).toBe(7);
    expect(Math.abs((found?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('lists more than one page', async () => {
    const keys = Array.from({ length: 1003 }, (_, index) => `many/${index}`);
    for (let from = 0; from < keys.length; from += 20) {
      await Promise.all(
        keys.slice(from, from + 20).map(async (key, index) => {
          const path = join(folder, `file-${index}`);
          await writeFile(path, key);
          await storage.put(key, path, 'text/plain');
        }),
      );
    }
    expect(await keysOf('many/')).toEqual(keys.toSorted());
  });

  it('separates programs, and has no public address here', async () => {
    await storage.put('a', await file('words'), 'text/plain');
    const other = await createStorage({ url: urlOf[kind](), prefix: `${part}0` });
    await expect(other.size('a')).rejects.toMatchObject({ code: 'resource_not_found' });
    expect(await storage.publicAddress('a', 60)).toBeNull();
  });

  it('streams a large file in and out', async () => {
    const bytes = randomBytes(24 * 1024 * 1024);
    await storage.put('large', await file(bytes), 'application/octet-stream');
    const sizes: number[] = [];
    for await (const chunk of await storage.open('large', null)) sizes.push((chunk as Buffer).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(bytes.length);
    expect(Math.max(...sizes)).toBeLessThan(1024 * 1024);
    const part = await buffer(await storage.open('large', { start: 20_000_000, end: 20_000_099 }));
    expect(part).toEqual(bytes.subarray(20_000_000, 20_000_100));
  });
});

describe('a FileStorage on a folder', () => {
  it('leaves no temporary files', async () => {
    const storage = await createStorage({ url: urlOf.folder(), prefix: 'part' });
    await storage.put('a/b', await file('words'), 'text/plain');
    expect(await readdir(join(folder, 'stored', 'part', 'a'))).toEqual(['b']);
  });
});
