import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * @typedef {object} Holder
 * @property {number} pid
 * @property {string} started when the process began, as the system reports it
 * @property {string} id unique to each taking of a lock
 */

/**
 * A text that distinguishes a process from a later one with the same id; null if the process does not exist.
 * @param {number} pid
 * @returns {string | null}
 */
export function processStart(pid) {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[^)]*$)/);
    const [state, ...rest] = fields.split(' ');
    // The 22nd field of the line is the start time. A zombie holds no lock any more.
    return state === 'Z' ? null : `${bootId()} ${rest[18] ?? ''}`;
  } catch {
    if (process.platform === 'linux') return null;
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

function bootId() {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

/**
 * The holder of a lock; null when the lock is free, or its holder is dead.
 * @param {string} path
 * @returns {Holder | null}
 */
function readHolder(path) {
  try {
    return JSON.parse(readFileSync(join(path, 'holder.json'), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Takes a lock that ends with this process at the latest: the lock of a killed process is taken over, even if its id
 * belongs to another program by now. The lock is a folder, created by an atomic rename.
 *
 * @param {string} path path of the lock in an existing folder
 * @returns {{ release: () => void } | { heldBy: number }} a function that releases it, or the process that holds it
 */
export function takeLock(path) {
  /** @type {Holder} */
  const mine = { pid: process.pid, started: processStart(process.pid) ?? '', id: randomUUID() };
  const fresh = `${path}.${mine.id}`;
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(join(fresh, 'holder.json'), JSON.stringify(mine));
  for (;;) {
    try {
      renameSync(fresh, path);
      break;
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    }
    const holder = readHolder(path);
    if (holder !== null && processStart(holder.pid) === holder.started) {
      rmSync(fresh, { recursive: true });
      return { heldBy: holder.pid };
    }
    moveAside(path, holder);
  }
  removeMovedAside(path);
  return {
    release: () => {
      if (readHolder(path)?.id === mine.id) rmSync(path, { recursive: true, force: true });
    },
  };
}

/**
 * Moves the lock of a dead holder away. Two processes may find the same dead holder. The new name contains the holder's
 * id and exists for a while, so that the second process fails here instead of moving the first one's new lock away.
 * @param {string} path
 * @param {Holder | null} holder
 */
function moveAside(path, holder) {
  try {
    renameSync(path, `${path}.dead-${holder?.id ?? 'unknown'}`);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && code !== 'ENOENT') throw error;
  }
}

/** @param {string} path */
function removeMovedAside(path) {
  for (const name of readdirSync(dirname(path))) {
    if (name.startsWith(`${basename(path)}.dead-`)) rmSync(join(dirname(path), name), { recursive: true, force: true });
  }
}
