import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeDataDirectory } from '../launch/data-directory.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { openEmptyPlace } from './empty-place.ts';

let folder: string;
beforeEach(() => {
  folder = join(temporaryFolder(), 'data');
});

describe('openEmptyPlace', () => {
  it('puts everything into place at the end', async () => {
    const place = await openEmptyPlace(folder);
    writeFileSync(join(place.preparation, 'keys.json'), '{}');
    mkdirSync(join(place.preparation, 'storage'));
    expect(readdirSync(folder)).toHaveLength(1);
    await place.finish();
    expect(readdirSync(folder).toSorted()).toEqual(['keys.json', 'storage']);
  });

  it('refuses a folder with anything in it, naming some', async () => {
    mkdirSync(join(folder, 'storage'), { recursive: true });
    await expect(openEmptyPlace(folder)).rejects.toThrow(`${folder} is not empty: it has storage.`);
    expect(readdirSync(folder)).toEqual(['storage']);
  });

  it('refuses a storage that a start has used since a restore into it was killed', async () => {
    await openEmptyPlace(folder);
    writeFileSync(join(folder, 'easel-storage.json'), '{}');
    mkdirSync(join(folder, 'studio'));
    await expect(openEmptyPlace(folder)).rejects.toThrow(`${folder} is not empty`);
    expect(existsSync(join(folder, 'studio'))).toBe(true);
  });

  it('accepts what a new disk and a lock leave there', async () => {
    mkdirSync(join(folder, 'lost+found'), { recursive: true });
    mkdirSync(join(folder, 'start.lock'));
    const place = await openEmptyPlace(folder);
    await place.abandon();
    expect(readdirSync(folder).toSorted()).toEqual(['lost+found', 'start.lock']);
  });

  it('starts again after a restore that was killed, also amid its last step, and no start uses the folder before', async () => {
    const killed = await openEmptyPlace(folder);
    writeFileSync(join(killed.preparation, 'database.json'), '{}');
    writeFileSync(join(folder, 'keys.json'), '{}');
    await expect(takeDataDirectory(folder)).rejects.toThrow(`A restore into ${folder} did not finish.`);
    expect(existsSync(join(folder, 'start.lock'))).toBe(false);

    const place = await openEmptyPlace(folder);
    expect(readdirSync(folder)).toEqual(['restore.unfinished']);
    expect(readdirSync(place.preparation)).toEqual([]);
    await place.finish();
    (await takeDataDirectory(folder)).release();
  });
});
