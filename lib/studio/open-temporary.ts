import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The start time of this process. Together with the process id it is unique on this machine, even when ids are reused.
 */
const startedAt = Math.round(performance.timeOrigin);

/**
 * Creates a folder for the temporary files of this process, and removes those of killed processes.
 *
 * @param root folder that contains the temporary folders of all studios on this machine
 */
export async function openTemporary(root: string): Promise<string> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  for (const name of await readdir(root)) {
    if (!isInUse(name)) await rm(join(root, name), { recursive: true, force: true });
  }
  return mkdtemp(join(root, `${process.pid}-${startedAt}-`));
}

/** Whether the process that owns a folder is alive. */
function isInUse(name: string): boolean {
  const [, pid, started] = /^(\d+)-(\d+)-/.exec(name) ?? [];
  if (pid === undefined) return false;
  if (Number(pid) === process.pid) return Number(started) === startedAt;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
}
