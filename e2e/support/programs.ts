import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The programs of a running Easel that a test may kill. */
export type ProgramName = 'studio' | 'service' | 'database' | 'render';

const run = promisify(execFile);

async function recordedPid(dataDirectory: string, title: string): Promise<number> {
  const entries = JSON.parse(await readFile(join(dataDirectory, 'processes.json'), 'utf8')) as {
    title: string;
    pid: number;
  }[];
  const entry = entries.findLast((candidate) => candidate.title === title);
  if (entry === undefined) throw new Error(`${title} is not running`);
  return entry.pid;
}

/** The process ids of a program: one, except for `render`, which has a process for each renderer. */
export async function findProgram(dataDirectory: string, name: ProgramName): Promise<number[]> {
  if (name === 'database') {
    const file = await readFile(join(dataDirectory, 'database', 'cluster', 'postmaster.pid'), 'utf8');
    return [Number(file.split('\n')[0])];
  }
  const pid = await recordedPid(dataDirectory, name === 'studio' ? 'The studio' : 'The media service');
  if (name !== 'render') return [pid];
  const { stdout } = await run('ps', ['--ppid', String(pid), '-o', 'pid=']);
  return stdout.trim().split(/\s+/).map(Number);
}

/** Kills a program, as a power failure would. */
export async function killProgram(dataDirectory: string, name: ProgramName): Promise<void> {
  for (const pid of await findProgram(dataDirectory, name)) process.kill(pid, 'SIGKILL');
}
