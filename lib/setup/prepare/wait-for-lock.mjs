import { setTimeout as delay } from 'node:timers/promises';
import { takeLock } from '../process-lock.mjs';

/**
 * Takes a lock, and waits while another process holds it.
 * @param {string} path
 * @param {(line: string) => void} say called once with a line that names the holder
 * @returns {Promise<() => void>} a function that releases the lock
 */
export async function waitForLock(path, say) {
  let hasReported = false;
  for (;;) {
    const lock = takeLock(path);
    if ('release' in lock) return lock.release;
    if (!hasReported) say(`Waiting for another start (process ${lock.heldBy}) to finish preparing.`);
    hasReported = true;
    await delay(200);
  }
}
