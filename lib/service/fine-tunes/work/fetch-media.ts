import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path/posix';
import { pipeline } from 'node:stream/promises';
import { isEaselError } from '../../../contract/error.ts';
import type { Database } from '../../../database/connect.ts';
import type { FileStorage } from '../../../storage/file-storage.ts';
import { limitBytes, tooLarge } from '../../storage/limit-bytes.ts';
import type { MediaFetcher } from '../../storage/media-fetcher.ts';
import { readDataUri } from '../../storage/read-data-uri.ts';
import { findRepositoryFile, type RepositoryFile } from '../files/repository-files.ts';
import type { Repository } from '../files/repository.ts';

/** Where the media of a dataset are looked for. */
export interface MediaPlace {
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
async function findFile({ database, repository, branch, datasetPath }: MediaPlace, name: string) {
  const path = name.replace(/^(?:\.?\/)+/, '');
  const folder = dirname(datasetPath);
  for (const candidate of [path, folder === '.' ? null : `${folder}/${path}`]) {
    const file = candidate === null ? null : await findRepositoryFile(database, repository, branch, candidate);
    if (file !== null) return file;
  }
  return null;
}

async function copyStored(place: MediaPlace, file: RepositoryFile, path: string): Promise<void> {
  if (file.bytes > place.limitBytes) throw tooLarge(place.limitBytes);
  const bytes = await place.storage.open(file.storageKey, null);
  await pipeline(bytes, limitBytes(place.limitBytes), createWriteStream(path), { signal: place.signal });
}

/**
 * Makes what brings a dataset's images and videos onto this machine: files of its repository and branch, `data:` URIs, and
 * public addresses.
 *
 * @returns for an address and a path, what is wrong with it in words; null once it is there
 */
export function createMediaFetch(place: MediaPlace): (address: string, path: string) => Promise<string | null> {
  async function bring(address: string, path: string): Promise<string | null> {
    if (/^data:/i.test(address)) await writeFile(path, readDataUri(address, place.limitBytes));
    else if (/^https?:/i.test(address)) {
      await place.fetcher.fetch(address, path, { owner: place.repository.owner, signal: place.signal });
    } else {
      const file = await findFile(place, address);
      if (file === null) return 'there is no such file in the repository';
      await copyStored(place, file, path);
    }
    return null;
  }

  return async (address, path) => {
    try {
      return await bring(address, path);
    } catch (error) {
      place.signal.throwIfAborted();
      if (isEaselError(error)) return error.message;
      throw error;
    }
  };
}
