import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { takeDataDirectory } from './data-directory.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('takeDataDirectory', () => {
  it('creates the folder and its logs without access for others', async () => {
    const path = join(temporaryFolder(), 'deep', 'data');
    const directory = await takeDataDirectory(path);
    expect(directory.path).toBe(path);
    for (const name of ['.', 'logs']) expect(modeOf(join(path, name))).toBe(0o700);
  });

  it('removes the access for others that an earlier version left', async () => {
    const path = join(temporaryFolder(), 'data');
    const folders = [path, join(path, 'work'), join(path, 'temporary'), join(path, 'storage')];
    for (const folder of folders) mkdirSync(folder);
    writeFileSync(join(path, 'keys.json'), '{}');
    for (const folder of folders) chmodSync(folder, 0o755);
    await takeDataDirectory(path);
    for (const folder of folders) expect(modeOf(folder)).toBe(0o700);
  });

  it('leaves the access to a folder with other files, or that everybody may write to', async () => {
    const shared = join(temporaryFolder(), 'shared');
    mkdirSync(join(shared, 'of-others'), { recursive: true });
    chmodSync(shared, 0o755);
    await takeDataDirectory(shared);
    expect(modeOf(shared)).toBe(0o755);
    const common = join(temporaryFolder(), 'common');
    mkdirSync(common);
    chmodSync(common, 0o1777);
    await takeDataDirectory(common);
    expect(modeOf(common)).toBe(0o777);
    expect(modeOf(join(common, 'logs'))).toBe(0o700);
  });

  it('refuses a second owner with a sentence that names the first', async () => {
    const path = join(temporaryFolder(), 'data');
    const first = await takeDataDirectory(path);
    await expect(takeDataDirectory(path)).rejects.toThrow(
      `Easel is already running in ${path} (process ${process.pid}). Stop it first, or use another data directory: EASEL_DATA_DIR=… npm start`,
    );
    first.release();
    await expect(takeDataDirectory(path)).resolves.toHaveProperty('path', path);
  });

  it('reports why a folder can’t be used', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(takeDataDirectory(file)).rejects.toThrow(/The data directory .*file can't be used: EEXIST|ENOTDIR/);
  });
});
