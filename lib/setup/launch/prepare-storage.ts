import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EaselError } from '../../contract/error.ts';
import { accessFileName } from '../../database/embedded/access.ts';
import { keysFile } from './keys.ts';
import { defaultStorageUrl, type LaunchSettings } from './launch-settings.ts';

/**
 * Makes the storage folder of a new data directory. One of a directory that was used before must be there: a library without
 * its files is no library. Buckets are left to the programs.
 *
 * @throws EaselError `conflict` when it is missing
 */
export async function prepareStorage(
  settings: Pick<LaunchSettings, 'databaseUrl' | 'storageUrl'>,
  dataDirectory: string,
): Promise<void> {
  const url = settings.storageUrl ?? defaultStorageUrl(dataDirectory);
  if (!url.startsWith('file:')) return;
  const folder = fileURLToPath(url);
  if (existsSync(folder)) return;
  // What the first start writes last of all that concerns the library.
  const mark = join(dataDirectory, settings.databaseUrl === null ? accessFileName : keysFile);
  if (existsSync(mark)) {
    const words = `The storage ${folder} is missing, which holds the files of the library that belongs to ${mark}. Connect the disk that holds it, or put it back from a backup, and start again. To go on without those files, make an empty folder there.`;
    throw new EaselError('conflict', words);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
