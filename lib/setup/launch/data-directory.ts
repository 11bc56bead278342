import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { EaselError } from '../../contract/error.ts';
import { takeLock } from '../process-lock.mjs';

/** A data directory that this process owns. */
export interface DataDirectory {
  path: string;
  release: () => void;
}

/**
 * Makes the directory where it is missing, and takes possession of it for as long as this process lives.
 *
 * @throws EaselError `conflict` naming the process that owns it
 */
export async function takeDataDirectory(location: string): Promise<DataDirectory> {
  const path = resolve(location);
  try {
    await mkdir(path, { recursive: true });
    // Root lends the database another account, which has to pass; the folders inside guard themselves.
    if ((await readdir(path)).length === 0) await chmod(path, process.getuid?.() === 0 ? 0o711 : 0o700);
    for (const folder of ['logs', 'storage']) await mkdir(join(path, folder), { recursive: true, mode: 0o700 });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EaselError('unavailable', `The data directory ${path} can't be used: ${reason}`, { cause });
  }
  const lock = takeLock(join(path, 'start.lock'));
  if ('release' in lock) return { path, release: lock.release };
  throw new EaselError(
    'conflict',
    `Easel is already running on ${path} (process ${lock.heldBy}). Stop that one first, or give this one its own: EASEL_DATA_DIR=… npm start`,
  );
}
