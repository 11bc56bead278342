import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { takeDataDirectory } from './data-directory.ts';

describe('takeDataDirectory', () => {
  it('makes the folder, its logs and storage closed to others', async () => {
    const path = join(temporaryFolder(), 'deep', 'data');
    const directory = await takeDataDirectory(path);
    expect(directory.path).toBe(path);
    for (const name of ['logs', 'storage']) expect(statSync(join(path, name)).mode & 0o777).toBe(0o700);
  });

  it('refuses a second owner in one sentence that names the first', async () => {
    const path = join(temporaryFolder(), 'data');
    const first = await takeDataDirectory(path);
    await expect(takeDataDirectory(path)).rejects.toThrow(
      `Easel is already running on ${path} (process ${process.pid}). Stop that one first, or give this one its own: EASEL_DATA_DIR=… npm start`,
    );
    first.release();
    await expect(takeDataDirectory(path)).resolves.toHaveProperty('path', path);
  });

  it('says why a folder can’t be used', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(takeDataDirectory(file)).rejects.toThrow(/The data directory .*file can't be used: EEXIST|ENOTDIR/);
  });
});
