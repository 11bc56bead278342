import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { openProcessRecord } from './process-record.ts';

function spawnIdle(source: string) {
  const child = spawn(process.execPath, ['-e', source], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, pid: child.pid ?? 0, ended: once(child, 'exit') };
}

describe('openProcessRecord', () => {
  it('ends the processes that an earlier start left behind', async () => {
    const path = join(temporaryFolder(), 'processes.json');
    const left = spawnIdle('setInterval(() => undefined, 1000)');
    openProcessRecord(path).note('The studio', left.pid, true);
    expect(await openProcessRecord(path).endLeftBehind()).toEqual(['The studio']);
    expect(await left.ended).toEqual([null, 'SIGTERM']);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual([]);
  });

  it('kills processes that do not end', async () => {
    const path = join(temporaryFolder(), 'processes.json');
    const left = spawnIdle(
      `process.on('SIGTERM', () => undefined); console.log('up'); setInterval(() => undefined, 1000)`,
    );
    await once(left.child.stdout, 'data');
    openProcessRecord(path).note('The studio', left.pid, true);
    expect(await openProcessRecord(path).endLeftBehind()).toEqual(['The studio']);
    expect(await left.ended).toEqual([null, 'SIGKILL']);
  });

  it('ignores ended processes and later ones with the same id', async () => {
    const path = join(temporaryFolder(), 'processes.json');
    const record = openProcessRecord(path);
    record.note('The studio', process.pid, true);
    record.note('The studio', process.pid, false);
    expect(await openProcessRecord(path).endLeftBehind()).toEqual([]);
  });
});
