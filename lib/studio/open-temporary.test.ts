import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTemporary } from './open-temporary.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'easel-temporary-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('openTemporary', () => {
  it('removes the folders of killed studios, and none of running ones', async () => {
    const living = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const mine = await openTemporary(root);
    await writeFile(join(mine, 'a.part'), 'x');
    // A process that has ended, an earlier process with the same id, and no process at all.
    const ended = spawn(process.execPath, ['-e', '']);
    await once(ended, 'exit');
    for (const name of [`${ended.pid}-1-a`, `${process.pid}-1-b`, 'examine-1', `${living.pid}-1-c`]) {
      await mkdir(join(root, name));
    }
    const another = await openTemporary(root);
    living.kill();
    const left = await readdir(root);
    expect(left.toSorted()).toEqual([basename(mine), basename(another), `${living.pid}-1-c`].toSorted());
    expect(await readdir(mine)).toEqual(['a.part']);
  });
});
