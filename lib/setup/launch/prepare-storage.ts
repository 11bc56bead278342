import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { EaselError } from '../../contract/error.ts';
import { accessFileName } from '../../database/embedded/access.ts';
import { keysFile } from './keys.ts';
import { defaultStorageUrl, type LaunchSettings } from './launch-settings.ts';

/**
 * File in the storage that distinguishes it from an empty mount point. Its name has no leading dot, so that `cp
 * storage/*` copies it.
 */
export const markerFile = 'easel-storage.json';
/** File in the data directory with the id of the marker. */
const recordFile = 'storage.json';
/** The folders of the storage, one for each program. */
const parts = new Set(['studio', 'service']);

const idSchema = z.object({ id: z.uuid() });

/** The id in a file; null if the file is missing or incomplete. */
async function readId(path: string): Promise<string | null> {
  const written = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  try {
    return idSchema.parse(JSON.parse(written)).id;
  } catch {
    return null;
  }
}

async function writeId(path: string, id: string): Promise<void> {
  await writeFile(`${path}.unfinished`, `${JSON.stringify({ id })}\n`, { mode: 0o600 });
  await rename(`${path}.unfinished`, path);
}

/** Marks a storage with an id, and returns it. Of two processes at the same time, the first decides for both. */
async function markStorage(marker: string): Promise<string> {
  const own = `${marker}.${randomUUID()}`;
  const id = randomUUID();
  await writeId(own, id);
  await link(own, marker).catch(() => undefined);
  const named = await readId(marker);
  if (named === null) {
    // A disk without hard links, or an incomplete marker.
    await rename(own, marker);
    return id;
  }
  await rm(own);
  return named;
}

/**
 * Requires that a folder is the storage that the library of a data directory uses, as far as a start has marked it.
 *
 * @throws EaselError `conflict` for another folder, and for one whose disk is not mounted
 */
export async function requireOwnStorage(folder: string, dataDirectory: string): Promise<void> {
  const known = await readId(join(dataDirectory, recordFile));
  if (known === null || (await readId(join(folder, markerFile))) === known) return;
  const message = `${folder} is not the storage of the library in ${dataDirectory}. Set STORAGE_URL as for Easel itself, and connect the disk.`;
  throw new EaselError('conflict', message);
}

/**
 * Creates and marks the storage folder of a new data directory. The storage of a used data directory must exist with
 * the same marker: a library is useless without its files, and an unmounted disk leaves an empty folder. The storage of
 * a version without markers is marked as soon as it contains files. Buckets are left to the programs.
 *
 * @throws EaselError `conflict` when the folder is missing, or belongs to another library
 */
export async function prepareStorage(
  settings: Pick<LaunchSettings, 'databaseUrl' | 'storageUrl'>,
  dataDirectory: string,
): Promise<void> {
  const url = settings.storageUrl ?? defaultStorageUrl(dataDirectory);
  if (!url.startsWith('file:')) return;
  const folder = fileURLToPath(url);
  const [marker, record] = [join(folder, markerFile), join(dataDirectory, recordFile)];
  // The last file of the library that the first start writes.
  const isUsed = existsSync(join(dataDirectory, settings.databaseUrl === null ? accessFileName : keysFile));
  const known = await readId(record);

  const refuse = (reason: string, wayOn: string): never => {
    const message = `${reason} Connect the disk with the library files of ${dataDirectory}, or restore them from a backup, then start again. ${wayOn}.`;
    throw new EaselError('conflict', message);
  };
  if (!existsSync(folder)) {
    const forget = known === null ? '' : `remove ${record} and `;
    if (isUsed || known !== null)
      refuse(
        `The storage folder ${folder} is missing.`,
        `To continue without those files, ${forget}create an empty folder there`,
      );
    await mkdir(folder, { recursive: true, mode: 0o700 });
  }
  const found = await readId(marker);
  if (known !== null) {
    const wayOn = `To continue with the files that are there, remove ${record}`;
    if (found === null) {
      refuse(`The storage folder ${folder} has no ${markerFile}. Its disk may not be mounted.`, wayOn);
    }
    if (found !== known) refuse(`The storage folder ${folder} belongs to another library.`, wayOn);
    return;
  }
  // Without a marker, an empty folder may be a new library or an unmounted disk.
  if (found === null && isUsed && !(await readdir(folder)).some((name) => parts.has(name))) return;
  await writeId(record, found ?? (await markStorage(marker)));
}
