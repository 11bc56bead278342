import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanTemporary } from './clean-temporary.ts';

describe('cleanTemporary', () => {
  it('removes what was left a day ago, and nothing that is still being written', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'easel-clean-'));
    await mkdir(join(directory, 'examine-1'));
    await writeFile(join(directory, 'a.part'), 'x');
    await cleanTemporary(directory);
    expect(await readdir(directory)).toHaveLength(2);
    await cleanTemporary(directory, Date.now() + 25 * 60 * 60 * 1000);
    expect(await readdir(directory)).toEqual([]);
    await rm(directory, { recursive: true });
  });
});
