import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StudioContext } from '../../context/studio-context.ts';
import type { MediaRow } from './media-rows.ts';

/** The path of a file's original, and an empty folder for derived files. */
export interface OriginalAtHand {
  path: string;
  directory: string;
}

/**
 * Provides a stored original as a read-only local file: the file itself in a folder storage, else a copy. The copy and
 * the folder of derived files are removed afterwards.
 *
 * @throws EaselError `resource_not_found` when the storage has lost it
 */
export async function withOriginal<Result>(
  context: StudioContext,
  row: Pick<MediaRow, 'storageKey'>,
  use: (original: OriginalAtHand) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const directory = await mkdtemp(join(context.temporaryDirectory, 'work-'));
  try {
    const path = await localFile(context, row.storageKey, join(directory, 'original'), signal);
    return await use({ path, directory });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * The path of a stored file as a read-only local one: in a folder storage its own, else that of a copy.
 *
 * @param copyPath where a copy goes; the caller removes it
 * @throws EaselError `resource_not_found` when the storage has lost it
 */
export async function localFile(
  { storage }: Pick<StudioContext, 'storage'>,
  key: string,
  copyPath: string,
  signal?: AbortSignal,
): Promise<string> {
  const local = storage.localPath(key);
  if (local !== null) return local;
  const source = await storage.open(key, null);
  await pipeline(source, createWriteStream(copyPath, { mode: 0o600 }), ...(signal === undefined ? [] : [{ signal }]));
  return copyPath;
}
