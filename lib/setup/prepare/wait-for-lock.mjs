import { setTimeout as delay } from 'node:timers/promises';
import { takeLock } from '../process-lock.mjs';

/**
 * Takes a lock, waiting for as long as another process has it.
 * @param {string} path
 * @param {(line: string) => void} say called once with the process that we wait for
 * @returns {Promise<() => void>} releases it
 */
export async function waitForLock(path, say) {
  let hasSaid = false;
  for (;;) {
    const lock = takeLock(path);
    if ('release' in lock) return lock.release;
    if (!hasSaid) say(`Waiting for another start (process ${lock.heldBy}) to finish preparing.`);
    hasSaid = true;
    await delay(200);
  }
}
