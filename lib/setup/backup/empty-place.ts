import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EaselError } from '../../contract/error.ts';
import { lockName, unfinishedRestore } from '../launch/data-directory.ts';
import { markerFile } from '../launch/prepare-storage.ts';

/** An empty folder that gets its content at once, at the end. */
export interface EmptyPlace {
  /** The folder in which to prepare the content, on the same disk. */
  preparation: string;
  /** Moves the content into place. */
  finish: () => Promise<void>;
  /** Empties the folder again. */
  abandon: () => Promise<void>;
}

const isOurs = (name: string) => name !== 'lost+found' && !name.startsWith(lockName);

async function empty(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => isOurs(name) && name !== unfinishedRestore);
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
  // Last: while it is there, everything beside it is known to be of a restore.
  await rm(join(folder, unfinishedRestore), { recursive: true, force: true });
}

/**
 * Requires that a folder can be restored into. What a killed restore left there does not count: the folder was empty
 * before, and no start has used it since.
 *
 * @throws EaselError `conflict` when the folder has other content
 */
export async function requireEmptyPlace(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = found.filter(isOurs);
  // A start marks the storage that it uses.
  if (names.length === 0 || (names.includes(unfinishedRestore) && !names.includes(markerFile))) return;
  const some = `${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}`;
  const message = `${folder} is not empty: it has ${some}. Move it away, or restore into an empty folder: EASEL_DATA_DIR=… npm run restore -- <file>`;
  throw new EaselError('conflict', message);
}

/**
 * Opens a folder to restore into. Creates it if it is missing, and removes what a killed restore left in it.
 *
 * @throws EaselError `conflict` when the folder has other content
 */
export async function openEmptyPlace(folder: string): Promise<EmptyPlace> {
  await requireEmptyPlace(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await empty(folder);
  const preparation = join(folder, unfinishedRestore);
  await mkdir(preparation, { mode: 0o700 });
  return {
    preparation,
    async finish() {
      for (const name of await readdir(preparation)) await rename(join(preparation, name), join(folder, name));
      await rmdir(preparation);
    },
    abandon: () => empty(folder),
  };
}
