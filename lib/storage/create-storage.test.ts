import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from './create-storage.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-storage-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => createStorage({ url: pathToFileURL(join(folder, 'stored')).href, prefix: 'part' });

async function file(content: string): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return path;
}

describe('createStorage for a folder', () => {
  it('takes a file in and gives it whole, in part and by its size', async () => {
    const storage = await open();
    const path = await file('abcdef');
    await storage.put('a/b.txt', path, 'text/plain');
    await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await text(await storage.open('a/b.txt', null))).toBe('abcdef');
    expect(await text(await storage.open('a/b.txt', { start: 1, end: 3 }))).toBe('bcd');
    expect(await storage.size('a/b.txt')).toBe(6);
    expect(await readdir(join(folder, 'stored', 'part', 'a'))).toEqual(['b.txt']);
  });

  it('puts a file in the place of another', async () => {
    const storage = await open();
    await storage.put('a', await file('first'), 'text/plain');
    await storage.put('a', await file('second'), 'text/plain');
    expect(await text(await storage.open('a', null))).toBe('second');
  });

  it('tells what is not there, and removes it twice without complaint', async () => {
    const storage = await open();
    await storage.put('a', await file('words'), 'text/plain');
    await storage.delete('a');
    await storage.delete('a');
    await expect(storage.open('a', null)).rejects.toMatchObject({ code: 'resource_not_found' });
    await expect(storage.size('a')).rejects.toMatchObject({ code: 'resource_not_found' });
  });

  it('keeps programs apart, and has no public address', async () => {
    const storage = await open();
    await storage.put('a', await file('words'), 'text/plain');
    const other = await createStorage({ url: pathToFileURL(join(folder, 'stored')).href, prefix: 'other' });
    await expect(other.size('a')).rejects.toMatchObject({ code: 'resource_not_found' });
    expect(await storage.publicAddress('a', 60)).toBeNull();
  });
});

const addressAt = async (endpoint: string) => {
  const storage = await createStorage({ url: `s3://bucket?region=eu-west-1${endpoint}`, prefix: 'part' });
  return storage.publicAddress('a/b.png', 60);
};

describe('createStorage for S3', () => {
  beforeEach(() => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  });
  afterEach(() => vi.unstubAllEnvs());

  it('signs an address of a public endpoint for a while', async () => {
    const amazon = new URL((await addressAt('')) ?? '');
    expect(amazon.host).toBe('bucket.s3.eu-west-1.amazonaws.com');
    expect(amazon.pathname).toBe('/part/a/b.png');
    expect(amazon.searchParams.get('X-Amz-Expires')).toBe('60');
    const other = new URL((await addressAt('&endpoint=https://s3.example.org')) ?? '');
    expect([other.host, other.pathname]).toEqual(['s3.example.org', '/bucket/part/a/b.png']);
  });

  it.each(['http://127.0.0.1:9000', 'http://[::1]:9000', 'http://minio:9000', 'http://s3.local', 'http://10.0.0.1'])(
    'gives none of the endpoint %s, which lies inside',
    async (endpoint) => {
      expect(await addressAt(`&endpoint=${endpoint}`)).toBeNull();
    },
  );
});
