import { setTimeout as delay } from 'node:timers/promises';
import { takeLock } from '../process-lock.mjs';

/**
 * Takes a lock, and waits while another process holds it.
 * @param {string} path
 * @param {(line: string) => void} say called once with a line that names the holder
 * @returns {Promise<() => void>} a function that releases the lock
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
