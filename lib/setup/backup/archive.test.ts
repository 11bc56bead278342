import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { manifestName, type Manifest } from './manifest.ts';
import { openArchive } from './read-archive.ts';
import { createArchive } from './write-archive.ts';

const never = new AbortController().signal;
const media = randomBytes(300_000);
const words = Buffer.from('1\twords\n'.repeat(10_000));
const mediaName = 'storage/studio/media/aa/bb.png';
let path: string;
beforeEach(() => {
  path = join(temporaryFolder(), 'one.zip');
});

async function write(change: (manifest: Manifest) => object = (manifest) => manifest): Promise<void> {
  const archive = createArchive(path, never);
  const rows = await archive.add('database/studio.media.copy', Readable.from([words]), {
    bytes: null,
    isCompressible: true,
  });
  const file = await archive.add(mediaName, Readable.from([media]), { bytes: media.length, isCompressible: false });
  const manifest: Manifest = {
    format: 'easel-backup-1',
    createdAt: '2026-11-29T10:00:00.000Z',
    version: '1',
    migrations: { studio: null, service: null },
    tables: [{ schema: 'studio', name: 'media', columns: ['a', 'b'], rows: 10_000, entry: rows.name }],
    sequences: [],
    storage: 'included',
    missing: [],
    entries: [rows, file],
  };
  const content = Buffer.from(JSON.stringify(change(manifest)));
  await archive.add(manifestName, Readable.from([content]), { bytes: content.length, isCompressible: true });
  await archive.finish();
}

async function replaceBytes(old: string | Buffer, fresh: string | Buffer): Promise<void> {
  const bytes = await readFile(path);
  let count = 0;
  for (let at = bytes.indexOf(old); at !== -1; at = bytes.indexOf(old, at + 1)) {
    Buffer.from(fresh).copy(bytes, at);
    count += 1;
  }
  expect(count).toBeGreaterThan(0);
  await writeFile(path, bytes);
}

async function check(): Promise<void> {
  const archive = await openArchive(path);
  try {
    await archive.verify(never);
  } finally {
    archive.close();
  }
}

describe('createArchive', () => {
  it('writes what openArchive reads, for its owner only', async () => {
    await write();
    const archive = await openArchive(path);
    expect(await buffer(await archive.open(mediaName))).toEqual(media);
    expect(await buffer(await archive.open('database/studio.media.copy'))).toEqual(words);
    expect(archive.manifest.entries[1]).toEqual({
      name: mediaName,
      bytes: media.length,
      sha256: createHash('sha256').update(media).digest('hex'),
    });
    let read = 0;
    await archive.verify(never, (bytes) => (read += bytes));
    expect(read).toBe(media.length + words.length);
    archive.close();
    const { mode, size } = await stat(path);
    expect(mode & 0o777).toBe(0o600);
    expect(size).toBeLessThan(media.length + 10_000);
  });

  it('fails for a file that is shorter than promised', async () => {
    const archive = createArchive(path, never);
    const options = { bytes: media.length + 1, isCompressible: false };
    const adding = archive.add('storage/studio/short', Readable.from([media]), options);
    await expect(adding.then(() => archive.finish())).rejects.toThrow(/unexpected number of bytes/);
  });

  it('ends with the reason of its signal, also while a source is silent', async () => {
    const stopping = new AbortController();
    const archive = createArchive(path, stopping.signal);
    const silent = new Readable({ read: () => undefined });
    const adding = archive.add('storage/studio/silent', silent, { bytes: null, isCompressible: false });
    stopping.abort(new Error('stopped'));
    await expect(adding).rejects.toThrow('stopped');
  });

  it('ends with the reason why the file could not be written', async () => {
    const archive = createArchive(join(path, 'nowhere', 'one.zip'), never);
    const adding = archive.add('storage/studio/a', Readable.from([media]), { bytes: null, isCompressible: false });
    await expect(adding.then(() => archive.finish())).rejects.toThrow(/ENOENT/);
  });
});

describe('openArchive', () => {
  it('refuses what is no backup', async () => {
    await expect(openArchive(path)).rejects.toThrow(`There is no file ${path}.`);
    await writeFile(path, 'words');
    await expect(openArchive(path)).rejects.toThrow(/is no complete backup/);
  });

  it('refuses a backup that was cut off', async () => {
    await write();
    await truncate(path, (await stat(path)).size - 100);
    await expect(openArchive(path)).rejects.toThrow(/is no complete backup/);
  });

  it('finds changed bytes', async () => {
    await write();
    await replaceBytes(media.subarray(1000, 1020), randomBytes(20));
    await expect(check()).rejects.toThrow(`${mediaName} is damaged`);
  });

  it('refuses a manifest without an entry, and with one too many', async () => {
    await write((manifest) => ({ ...manifest, entries: manifest.entries.slice(0, 1) }));
    await expect(openArchive(path)).rejects.toThrow(`its manifest does not list ${mediaName}`);
  });

  it('refuses a manifest that names a missing entry', async () => {
    await write((manifest) => ({
      ...manifest,
      entries: [...manifest.entries, { name: 'storage/studio/more', bytes: 1, sha256: '0'.repeat(64) }],
    }));
    await expect(openArchive(path)).rejects.toThrow('storage/studio/more is missing');
  });

  it('refuses names that lead out of the backup, in the zip and in the manifest', async () => {
    await write();
    await replaceBytes('storage/studio/media', 'storage/../../../..x');
    await expect(openArchive(path)).rejects.toThrow(/is no complete backup: .*(?:invalid|relative path)/);
  });

  it.each(['../a', '/a', 'a/../../b', 'a//b', 'a\\b', './a'])('refuses the name %s in the manifest', async (name) => {
    await write((manifest) => ({ ...manifest, entries: [...manifest.entries, { ...manifest.entries[0], name }] }));
    await expect(openArchive(path)).rejects.toThrow(/is no complete backup/);
  });

  it('says that a later format needs a later version', async () => {
    await write((manifest) => ({ ...manifest, format: 'easel-backup-2' }));
    await expect(openArchive(path)).rejects.toThrow(/made by a newer Easel\. Update Easel first/);
  });
});
