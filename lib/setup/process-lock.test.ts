import { readdirSync, statSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { processStart, takeLock } from './process-lock.mjs';
import { runScript } from './test/run-script.ts';
import { temporaryFolder } from './test/temporary-folder.ts';

const modulePath = new URL('./process-lock.mjs', import.meta.url).href;

function runTaker(path: string) {
  return runScript(`
    import { takeLock } from ${JSON.stringify(modulePath)};
    const lock = takeLock(${JSON.stringify(path)});
    console.log('release' in lock ? 'taken' : 'held by ' + lock.heldBy);
    setInterval(() => undefined, 1000);
  `);
}

function leaveBehind(path: string, holder: { pid: number; started: string }) {
  mkdirSync(path);
  writeFileSync(join(path, 'holder.json'), JSON.stringify({ ...holder, id: 'left-behind' }));
}

describe('takeLock', () => {
  it('names the process that holds the lock, until it is released', () => {
    const path = join(temporaryFolder(), 'lock');
    const first = takeLock(path);
    expect(takeLock(path)).toEqual({ heldBy: process.pid });
    if ('release' in first) first.release();
    const second = takeLock(path);
    expect(second).toHaveProperty('release');
  });

  it('gives other accounts no access', () => {
    const path = join(temporaryFolder(), 'lock');
    takeLock(path);
    expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  it('names another process that holds the lock, and takes it over after that was killed', async () => {
    const path = join(temporaryFolder(), 'lock');
    const other = runTaker(path);
    await other.waitForOutput(/taken/);
    expect(takeLock(path)).toEqual({ heldBy: other.pid });
    other.child.kill('SIGKILL');
    await other.ended;
    expect(takeLock(path)).toHaveProperty('release');
  });

  it('detects a process that reuses the id of a dead holder', () => {
    const path = join(temporaryFolder(), 'lock');
    leaveBehind(path, { pid: process.pid, started: 'another time' });
    expect(takeLock(path)).toHaveProperty('release');
  });

  it('gives the lock of a dead holder to exactly one of many takers, and leaves no files', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'lock');
    leaveBehind(path, { pid: 2 ** 22 + 1, started: 'long ago' });
    const takers = Array.from({ length: 4 }, () => runTaker(path));
    const answers = await Promise.all(takers.map((taker) => taker.waitForOutput(/\n/)));
    const winner = takers.find((_, index) => answers[index] === 'taken\n');
    expect(answers.filter((answer) => answer === 'taken\n')).toHaveLength(1);
    expect(answers.filter((answer) => answer === `held by ${winner?.pid}\n`)).toHaveLength(3);
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('takes over a lock whose holder can’t be read', () => {
    const path = join(temporaryFolder(), 'lock');
    mkdirSync(path);
    writeFileSync(join(path, 'holder.json'), '{"pid":');
    expect(takeLock(path)).toHaveProperty('release');
  });
});

describe('processStart', () => {
  it('is constant for a living process, and null for none', () => {
    expect(processStart(process.pid)).toBe(processStart(process.pid));
    expect(processStart(2 ** 22 + 1)).toBeNull();
  });
});
