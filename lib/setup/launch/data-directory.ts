import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { EaselError } from '../../contract/error.ts';
import { canLendFolders } from '../../database/embedded/lend-folder.ts';
import { takeLock } from '../process-lock.mjs';
import { keysFile } from './keys.ts';

/** A data directory that this process owns. */
export interface DataDirectory {
  path: string;
  release: () => void;
}

/** Name of the lock in a data directory that a start holds. */
export const lockName = 'start.lock';
/** Name of the folder in which a restore prepares its result; while it exists, the data directory is incomplete. */
export const unfinishedRestore = 'restore.unfinished';

const stickyBit = 0o1000;
const foldersInside = ['logs', 'storage', 'work', 'temporary', 'database'];
/** Whether a folder contains only what a new file system has. */
const isEmptyDisk = (names: string[]) => names.every((name) => name === 'lost+found');

/**
 * Removes other accounts' access to a data directory and its folders, whichever version created them. A shared folder
 * stays unchanged: one of another owner, one that everybody may write to, or one with other files that Easel has not
 * used before.
 */
async function closeToOthers(path: string): Promise<void> {
  const uid = process.getuid?.();
  const names = await readdir(path);
  const { mode, uid: owner } = await stat(path);
  const isOurs = owner === uid && (mode & stickyBit) === 0 && (isEmptyDisk(names) || names.includes(keysFile));
  // Without `canLendFolders`, the account that runs the database for root has to pass through.
  if (isOurs) await chmod(path, uid === 0 && !canLendFolders() ? 0o711 : 0o700);
  for (const name of foldersInside.filter((folder) => names.includes(folder))) {
    const folder = join(path, name);
    if ((await stat(folder)).uid === uid) await chmod(folder, 0o700);
  }
}

/**
 * Creates the directory if it is missing, without access for other accounts, and locks it for the lifetime of this
 * process.
 *
 * @throws EaselError `conflict` naming the process that owns it, or after a restore that did not finish
 */
export async function takeDataDirectory(location: string): Promise<DataDirectory> {
  const path = resolve(location);
  try {
    await mkdir(path, { recursive: true });
    await closeToOthers(path);
    await mkdir(join(path, 'logs'), { recursive: true, mode: 0o700 });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EaselError('unavailable', `The data directory ${path} can't be used: ${reason}`, { cause });
  }
  const lock = takeLock(join(path, lockName));
  if ('release' in lock) {
    if (!existsSync(join(path, unfinishedRestore))) return { path, release: lock.release };
    lock.release();
    throw new EaselError(
      'conflict',
      `A restore into ${path} did not finish. Repeat it: npm run restore -- <file>. Or remove ${path} to start with an empty library.`,
    );
  }
  throw new EaselError(
    'conflict',
    `Easel is already running in ${path} (process ${lock.heldBy}). Stop it first, or use another data directory: EASEL_DATA_DIR=… npm start`,
  );
}
