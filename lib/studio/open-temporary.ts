import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** When this process began: together with its id, unique on this machine, even when ids are used again. */
const startedAt = Math.round(performance.timeOrigin);

/**
 * Makes this process a folder of its own for files under way, and removes what others have left that were killed.
 *
 * @param root folder in which all studios of this machine have theirs
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
