import { chmod, mkdir, stat } from 'node:fs/promises';
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
    if ((await stat(path).catch(() => null)) === null) {
      await mkdir(path, { recursive: true });
      // Root lends the database another account, which has to pass; the files inside guard themselves.
      await chmod(path, process.getuid?.() === 0 ? 0o711 : 0o700);
    }
    await mkdir(join(path, 'logs'), { recursive: true, mode: 0o700 });
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
