import { access, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createMediaTasks } from './create-media-tasks.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { hangBoundMs } from '../../setup/test/hang-bound.ts';
import { waitUntil } from '../../setup/test/wait.ts';

const folder = temporaryFolder();
const memoryLimitBytes = 2 ** 31;

describe('createMediaTasks', () => {
  it('runs no more tasks at once than the limit, and drops callers that no longer wait', async () => {
    const childPath = join(folder, 'note.mjs');
    // Creates a file when it has begun, and ends when another file appears.
    await writeFile(
      childPath,
      `import { existsSync, writeFileSync } from 'node:fs';
       process.on('message', ({ path }) => {
         writeFileSync(path + '.begun', '');
         const timer = setInterval(() => {
           if (!existsSync(path + '.end')) return;
           clearInterval(timer);
           process.send({ result: process.pid });
         }, 5);
       });`,
    );
    const tasks = createMediaTasks(1, { childPath, memoryLimitBytes });
    const path = (name: string) => join(folder, name);
    const begun = (name: string) =>
      access(path(`${name}.begun`)).then(
        () => true,
        () => false,
      );
    const start = (name: string, signal?: AbortSignal) =>
      tasks.run(
        { kind: 'examine', path: path(name) },
        { deadlineMs: hangBoundMs, ...(signal === undefined ? {} : { signal }) },
      );

    const leaving = new AbortController();
    const first = start('first');
    const second = start('second', leaving.signal);
    const third = start('third');
    await waitUntil(() => begun('first'));
    leaving.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    expect(await begun('third')).toBe(false);
    await Promise.all(['first', 'third'].map((name) => writeFile(path(`${name}.end`), '')));
    // One process does all of them.
    expect(await first).toBe(await third);
    expect([await begun('second'), await begun('third')]).toEqual([false, true]);
    tasks.close();
    await expect(start('fourth')).rejects.toThrow('closed');
  });

  it('replaces a process that retains much memory', async () => {
    const childPath = join(folder, 'hoard.mjs');
    await writeFile(
      childPath,
      `process.on('message', () => {
         globalThis.held = Buffer.alloc(100_000_000, 1);
         process.send({ result: process.pid });
       });`,
    );
    const [modest, hoarding] = [
      createMediaTasks(1, { childPath, memoryLimitBytes: 2 ** 32 }),
      createMediaTasks(1, { childPath, memoryLimitBytes: 300_000_000 }),
    ];
    const twice = async ({ run }: typeof modest) => [
      await run({ kind: 'examine', path: 'a' }, { deadlineMs: hangBoundMs }),
      await run({ kind: 'examine', path: 'b' }, { deadlineMs: hangBoundMs }),
    ];
    const [first, second] = await twice(modest);
    expect(second).toBe(first);
    expect(new Set(await twice(hoarding)).size).toBe(2);
    modest.close();
    hoarding.close();
  });

  it('keeps as many processes warm as may work at once, and replaces those that have ended', async () => {
    const childPath = join(folder, 'warm.mjs');
    // Writes a file with its process id when it has started.
    await writeFile(
      childPath,
      `import { writeFileSync } from 'node:fs';
       process.on('message', ({ kind }) => kind === 'examine' ? process.send({ result: process.pid }) : process.exit());
       writeFileSync(import.meta.dirname + '/warm-' + process.pid, '');`,
    );
    const started = async () => (await readdir(folder)).filter((name) => name.startsWith('warm-')).length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const tasks = createMediaTasks(2, { childPath, memoryLimitBytes, isKeptWarm: true });
      const examine = () => tasks.run({ kind: 'examine', path: 'a' }, { deadlineMs: hangBoundMs });
      await expect.poll(started).toBe(2);
      const first = await examine();
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(await examine()).toBe(first);
      await expect(tasks.run({ kind: 'waveform', path: 'a' }, { deadlineMs: hangBoundMs })).rejects.toThrow(
        'crashed the reader',
      );
      await expect.poll(started).toBe(3);
      expect(await examine()).not.toBe(first);
      tasks.close();
    } finally {
      vi.useRealTimers();
    }
  });
});
