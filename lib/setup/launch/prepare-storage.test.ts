import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { prepareStorage } from './prepare-storage.ts';

const embedded = { databaseUrl: null, storageUrl: null };
const external = { databaseUrl: 'postgresql://127.0.0.1/easel', storageUrl: null };

describe('prepareStorage', () => {
  it('makes the folder of a new data directory, closed to others', async () => {
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
    const refusal = `The storage ${join(path, 'storage')} is missing, which holds the files of the library that belongs to ${join(path, mark)}.`;
    await expect(prepareStorage(settings, path)).rejects.toThrow(refusal);
    mkdirSync(join(path, 'storage'));
    await prepareStorage(settings, path);
  });

  it('looks for the folder that the settings name, and for no bucket', async () => {
    const path = temporaryFolder();
    writeFileSync(join(path, 'database.json'), '{}');
    const disk = join(path, 'disk');
    const settings = { databaseUrl: null, storageUrl: pathToFileURL(disk).href };
    await expect(prepareStorage(settings, path)).rejects.toThrow(`The storage ${disk} is missing`);
    await prepareStorage({ databaseUrl: null, storageUrl: 's3://bucket' }, path);
  });
});
