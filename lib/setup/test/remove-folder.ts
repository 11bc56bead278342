import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

// Children of a killed program end a moment later, and may write files until then: compiled sources, for one.
const options = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };

/** Removes a folder of programs that were killed, even if their children still write to it for some seconds. */
export function removeFolder(path: string): Promise<void> {
  return rm(path, options);
}

/** As {@link removeFolder}, blocking. */
export function removeFolderSync(path: string): void {
  rmSync(path, options);
}
