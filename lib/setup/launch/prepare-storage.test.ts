import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { prepareStorage, requireOwnStorage } from './prepare-storage.ts';

const embedded = { databaseUrl: null, storageUrl: null };
const external = { databaseUrl: 'postgresql://127.0.0.1/easel', storageUrl: null };

/** A data directory that was used before, with its storage; `storageUrl` is on another disk. */
async function usedDirectory(isMarked = true) {
  const path = temporaryFolder();
  const disk = join(path, 'disk');
  const settings = { databaseUrl: null, storageUrl: pathToFileURL(disk).href };
  if (isMarked) await prepareStorage(settings, path);
  mkdirSync(join(disk, 'studio', 'media'), { recursive: true });
  writeFileSync(join(path, 'database.json'), '{}');
  const unmount = () => {
    renameSync(disk, join(path, 'elsewhere'));
    mkdirSync(disk);
  };
  const mount = () => {
    rmSync(disk, { recursive: true });
    renameSync(join(path, 'elsewhere'), disk);
  };
  return { path, disk, settings, record: join(path, 'storage.json'), unmount, mount };
}

describe('prepareStorage', () => {
  it('creates the folder of a new data directory, without access for others', async () => {
    const path = temporaryFolder();
    await prepareStorage(embedded, path);
    expect(statSync(join(path, 'storage')).mode & 0o777).toBe(0o700);
    await prepareStorage(embedded, path);
  });

  it.each([
    [embedded, 'database.json'],
    [external, 'keys.json'],
  ])('makes no empty storage for a library that is there', async (settings, mark) => {
    const path = temporaryFolder();
    writeFileSync(join(path, mark), '{}');
    const refusal = `The storage folder ${join(path, 'storage')} is missing. Connect the disk with the library files of ${path},`;
    await expect(prepareStorage(settings, path)).rejects.toThrow(refusal);
    mkdirSync(join(path, 'storage'));
    await prepareStorage(settings, path);
  });

  it('checks the folder in the settings, and no bucket', async () => {
    const path = temporaryFolder();
    writeFileSync(join(path, 'database.json'), '{}');
    const disk = join(path, 'disk');
    const settings = { databaseUrl: null, storageUrl: pathToFileURL(disk).href };
    await expect(prepareStorage(settings, path)).rejects.toThrow(`The storage folder ${disk} is missing`);
    await prepareStorage({ databaseUrl: null, storageUrl: 's3://bucket' }, path);
  });

  it('refuses an empty mount point, until the marker is removed', async () => {
    const { path, disk, settings, record, unmount, mount } = await usedDirectory();
    unmount();
    await expect(prepareStorage(settings, path)).rejects.toThrow(
      new RegExp(`^The storage folder ${disk} has no easel-storage\\.json.* remove ${record}\\.$`),
    );
    mount();
    await prepareStorage(settings, path);
    unmount();
    rmSync(record);
    await prepareStorage(settings, path);
  });

  it('refuses the storage of another library, and accepts the same one at another path', async () => {
    const { path, disk, settings } = await usedDirectory();
    const [other, moved] = [await usedDirectory(), join(path, 'moved')];
    const at = (folder: string) => ({ ...settings, storageUrl: pathToFileURL(folder).href });
    await expect(prepareStorage(at(other.disk), path)).rejects.toThrow('belongs to another library');
    cpSync(disk, moved, { recursive: true });
    await prepareStorage(at(moved), path);
  });

  it('shares a storage among data directories', async () => {
    const { disk, settings } = await usedDirectory();
    const another = temporaryFolder();
    await prepareStorage(settings, another);
    renameSync(disk, `${disk}-gone`);
    mkdirSync(disk);
    await expect(prepareStorage(settings, another)).rejects.toThrow('has no easel-storage.json');
  });

  it('marks a new storage once, however many processes start at once', async () => {
    const disk = temporaryFolder();
    const settings = { databaseUrl: null, storageUrl: pathToFileURL(disk).href };
    const directories = Array.from({ length: 8 }, () => temporaryFolder());
    await Promise.all(directories.map((path) => prepareStorage(settings, path)));
    await Promise.all(directories.map((path) => prepareStorage(settings, path)));
    expect(readdirSync(disk)).toEqual(['easel-storage.json']);
  });

  it('marks a storage with an incomplete marker', async () => {
    const { path, disk, settings } = await usedDirectory(false);
    const marker = join(disk, 'easel-storage.json');
    writeFileSync(marker, '');
    await prepareStorage(settings, path);
    expect(readFileSync(marker, 'utf8')).toContain('"id"');
    await prepareStorage(settings, path);
  });

  it('marks the storage of a version without markers as soon as it holds files', async () => {
    const { path, settings, record, unmount, mount } = await usedDirectory(false);
    unmount();
    await prepareStorage(settings, path);
    expect(existsSync(record)).toBe(false);
    mount();
    await prepareStorage(settings, path);
    unmount();
    await expect(prepareStorage(settings, path)).rejects.toThrow('has no easel-storage.json');
  });
});

describe('requireOwnStorage', () => {
  it('accepts the storage that a start has marked, and refuses another one and an unmounted disk', async () => {
    const { path, disk, settings, unmount } = await usedDirectory(false);
    await requireOwnStorage(disk, path);
    await prepareStorage(settings, path);
    await requireOwnStorage(disk, path);
    const other = temporaryFolder();
    await expect(requireOwnStorage(other, path)).rejects.toThrow(
      `${other} is not the storage of the library in ${path}.`,
    );
    unmount();
    await expect(requireOwnStorage(disk, path)).rejects.toThrow(`${disk} is not the storage`);
  });
});
