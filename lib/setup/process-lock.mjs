import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * @typedef {object} Holder
 * @property {number} pid
 * @property {string} started when the process began, as the system reports it
 * @property {string} id of this one taking
 */

/**
 * What distinguishes a process from a later one of the same number, or null when there is no such process.
 * @param {number} pid
 * @returns {string | null}
 */
export function processStart(pid) {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[^)]*$)/);
    const [state, ...rest] = fields.split(' ');
    // The 22nd field of the whole line is the start time; a zombie holds nothing any more.
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
 * Who holds a lock; null when it is free, or its holder is dead.
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
 * Takes a lock that lives as long as this process does, and never longer: one left by a killed process is taken over,
 * even when its number belongs to another program by now. The lock is a folder, put in place by one rename.
 *
 * @param {string} path where the lock is; the folder above exists
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
 * Two processes may find the same dead holder. The name says which holder was meant, and stays taken for a while: the
 * second fails here instead of moving away the first one's new lock.
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
