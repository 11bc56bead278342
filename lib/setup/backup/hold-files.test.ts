import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { openHeldFiles } from './hold-files.ts';

let storage: string;
beforeEach(() => {
  storage = temporaryFolder();
  mkdirSync(join(storage, 'studio', 'media'), { recursive: true });
});
const put = (path: string, words: string) => writeFileSync(join(storage, path), words);

describe('openHeldFiles', () => {
  it('keeps files that are deleted and replaced meanwhile, and reports those that are not there', async () => {
    const paths = Array.from({ length: 150 }, (_, index) => `studio/media/${index}`);
    for (const path of paths) put(path, path);
    const held = await openHeldFiles(storage);
    expect(await held.hold([...paths, 'studio/media/lost'])).toEqual(['studio/media/lost']);
    rmSync(join(storage, 'studio', 'media'), { recursive: true });

    expect(await held.hold(paths)).toEqual([]);
    for (const path of paths) {
      const file = held.get(path);
      expect(file?.bytes).toBe(path.length);
      expect(await readFile(file?.heldAt ?? '', 'utf8')).toBe(path);
    }
    expect(held.get('studio/media/lost')).toBeNull();
    await held.release();
    expect(existsSync(join(storage, 'backup.unfinished'))).toBe(false);
  });

  it('removes what a killed backup left', async () => {
    put('studio/media/1', 'one');
    await (await openHeldFiles(storage)).hold(['studio/media/1']);
    const held = await openHeldFiles(storage);
    expect(held.get('studio/media/1')).toBeNull();
    expect(await held.hold(['studio/media/1'])).toEqual([]);
    await held.release();
  });
});
