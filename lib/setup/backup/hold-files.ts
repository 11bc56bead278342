import { constants } from 'node:fs';
import { copyFile, link, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file of the storage that stays readable, whatever happens to it there. */
export interface HeldFile {
  /** Below the storage. */
  path: string;
  /** Where its bytes are. */
  heldAt: string;
  bytes: number;
}

/** Second names for files of the storage, so that the running programs may delete them meanwhile. */
export interface HeldFiles {
  /**
   * Holds files that are not held yet.
   *
   * @returns the paths of those that are not there
   */
  hold: (paths: readonly string[]) => Promise<string[]>;
  /** A held file. */
  get: (path: string) => HeldFile | null;
  /** Gives the second names up. */
  release: () => Promise<void>;
}

/** Beside the folders of the programs: on the same disk, and nothing that they look at. */
const folderName = 'backup.unfinished';
const atOnce = 64;
const perFolder = 1000;
/** What disks without hard links answer. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV']);

async function holdOne(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    if (!withoutLinks.has(code)) throw error;
  }
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Prepares to hold files. Files in storage are never changed, only replaced as a whole and deleted, so a hard link is a
 * copy that costs nothing. Links that a killed backup left are removed first: only one may run at a time.
 *
 * @param storage the folder of the storage
 */
export async function openHeldFiles(storage: string): Promise<HeldFiles> {
  const folder = join(storage, folderName);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const held = new Map<string, HeldFile>();
  let count = 0;

  async function hold(path: string): Promise<boolean> {
    const number = (count += 1);
    const heldAt = join(folder, String(Math.floor(number / perFolder)), String(number));
    await mkdir(dirname(heldAt), { recursive: true });
    if (!(await holdOne(join(storage, path), heldAt))) return false;
    held.set(path, { path, heldAt, bytes: (await stat(heldAt)).size });
    return true;
  }

  return {
    async hold(paths) {
      const missing: string[] = [];
      const wanted = paths.filter((path) => !held.has(path));
      for (let first = 0; first < wanted.length; first += atOnce) {
        const some = wanted.slice(first, first + atOnce);
        const found = await Promise.all(some.map(hold));
        missing.push(...some.filter((_, index) => found[index] !== true));
      }
      return missing;
    },
    get: (path) => held.get(path) ?? null,
    release: () => rm(folder, { recursive: true, force: true }),
  };
}
