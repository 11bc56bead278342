import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path/posix';
import { pipeline } from 'node:stream/promises';
import { isEaselError } from '../../../contract/error.ts';
import type { Database } from '../../../database/connect.ts';
import type { FileStorage } from '../../../storage/file-storage.ts';
import { limitBytes, tooLarge } from '../../storage/limit-bytes.ts';
import type { MediaFetcher } from '../../storage/media-fetcher.ts';
import { isDataUri } from '../../storage/inspect-data-uri.ts';
import { readDataUri } from '../../storage/read-data-uri.ts';
import { findRepositoryFile, type RepositoryFile } from '../files/repository-files.ts';
import type { Repository } from '../files/repository.ts';

/** Where the media of a dataset are fetched from. */
export interface MediaFetchOptions {
  database: Database;
  storage: FileStorage;
  fetcher: MediaFetcher;
  repository: Repository;
  branch: string;
  datasetPath: string;
  limitBytes: number;
  signal: AbortSignal;
}

/** A file that a dataset names: by its path in the repository, or beside the dataset. */
async function findFile({ database, repository, branch, datasetPath }: MediaFetchOptions, name: string) {
  const path = name.replace(/^(?:\.?\/)+/, '');
  const folder = dirname(datasetPath);
  for (const candidate of [path, folder === '.' ? null : `${folder}/${path}`]) {
    const file = candidate === null ? null : await findRepositoryFile(database, repository, branch, candidate);
    if (file !== null) return file;
  }
  return null;
}

async function copyStored(options: MediaFetchOptions, file: RepositoryFile, path: string): Promise<void> {
  if (file.bytes > options.limitBytes) throw tooLarge(options.limitBytes);
  const bytes = await options.storage.open(file.storageKey, null);
  await pipeline(bytes, limitBytes(options.limitBytes), createWriteStream(path), { signal: options.signal });
}

/**
 * Makes what brings a dataset's images and videos onto this machine: files of its repository and branch, `data:` URIs, and
 * public addresses.
 *
 * @returns for an address and a path, a message about what is wrong with it; null once it is there
 */
export function createMediaFetch(
  options: MediaFetchOptions,
): (address: string, path: string) => Promise<string | null> {
  async function bring(address: string, path: string): Promise<string | null> {
    if (isDataUri(address)) await writeFile(path, readDataUri(address, options.limitBytes));
    else if (/^https?:/i.test(address)) {
      await options.fetcher.fetch(address, path, { owner: options.repository.owner, signal: options.signal });
    } else {
      const file = await findFile(options, address);
      if (file === null) return 'this file is not in the repository';
      await copyStored(options, file, path);
    }
    return null;
  }

  return async (address, path) => {
    try {
      return await bring(address, path);
    } catch (error) {
      options.signal.throwIfAborted();
      if (isEaselError(error)) return error.message;
      throw error;
    }
  };
}
