import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../setup/test/temporary-folder.ts';
import { openWorkFolder } from './work-folder.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('openWorkFolder', () => {
  it('closes the folders to other accounts, including one of an earlier version', async () => {
    const data = join(temporaryFolder(), 'data');
    await openWorkFolder(data, 1);
    for (const folder of [data, join(data, 'work')]) expect(modeOf(folder)).toBe(0o700);
    const old = temporaryFolder();
    mkdirSync(join(old, 'work'));
    chmodSync(join(old, 'work'), 0o755);
    await openWorkFolder(old, 1);
    expect(modeOf(join(old, 'work'))).toBe(0o700);
  });
});
