import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { EaselError } from '../../contract/error.ts';
import type { StoredResult } from '../../database/service-tables.ts';
import type { RenderedFile } from '../render/renderer.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { isDiskFull } from '../../storage/is-disk-full.ts';
import type { Attempt } from '../queue/generation-store.ts';
import { diskFullError } from './disk-full-error.ts';

function storageError(error: unknown): EaselError {
  if (isDiskFull(error)) return diskFullError(error);
  const message = 'The result could not be saved to the service’s storage.';
  return new EaselError('unknown_error', message, { cause: error });
}

/**
 * Stores an attempt's results, under names that no other attempt uses.
 *
 * @param directory the task's folder; a file outside it is rejected
 * @throws EaselError `unknown_error` with the cause; nothing of this attempt is left in storage then
 */
export async function storeResults(
  storage: FileStorage,
  attempt: Attempt,
  directory: string,
  files: RenderedFile[],
): Promise<StoredResult[]> {
  if (files.length === 0) throw new EaselError('unknown_error', 'The renderer returned no result.');
  const results: StoredResult[] = [];
  try {
    for (const [index, file] of files.entries()) {
      if (!resolve(file.path).startsWith(resolve(directory) + sep))
        throw new Error(`${file.path} is outside of the task`);
      const { size } = await stat(file.path);
      const storageKey = `results/${attempt.id}/${attempt.attempt}-${index}`;
      await storage.put(storageKey, file.path, file.contentType);
      const { contentType, width, height, durationSeconds } = file;
      results.push({ storageKey, contentType, bytes: size, width, height, durationSeconds });
    }
    return results;
  } catch (error) {
    await removeResults(storage, results);
    throw storageError(error);
  }
}

/** Removes stored results again, as far as possible. */
export async function removeResults(storage: FileStorage, results: StoredResult[]): Promise<void> {
  await Promise.allSettled(results.map(({ storageKey }) => storage.delete(storageKey)));
}
