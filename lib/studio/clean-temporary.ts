import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Older than anything that is still being written. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Removes what studios that were killed have left in the folder of files under way. */
export async function cleanTemporary(directory: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    // Another studio may have taken it away since.
    const age = now - ((await stat(path).catch(() => null))?.mtimeMs ?? now);
    if (age > abandonedAfterMs) await rm(path, { recursive: true, force: true });
  }
}
