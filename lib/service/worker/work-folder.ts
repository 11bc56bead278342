import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Creates this process's folder for temporary files, and removes the folders that ended processes of this machine left.
 *
 * @param number distinguishes this process from an earlier one with its pid
 * @returns the folder's path
 */
export async function openWorkFolder(dataDirectory: string, number: number): Promise<string> {
  const parent = join(dataDirectory, 'work');
  await mkdir(parent, { recursive: true, mode: 0o700 });
  // Earlier versions made it readable for all accounts.
  await chmod(parent, 0o700);
  const machine = hostname().replaceAll(/[^a-z0-9-]/gi, '-');
  for (const name of await readdir(parent)) {
    const pid = new RegExp(`^${machine}_(\\d+)_\\d+$`).exec(name)?.[1];
    const isLeft = pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid)));
    if (isLeft) await rm(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, `${machine}_${process.pid}_${number}`);
  await mkdir(folder);
  return folder;
}
