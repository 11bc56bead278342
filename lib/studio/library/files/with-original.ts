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
    const local = context.storage.localPath(row.storageKey);
    const path = local ?? join(directory, 'original');
    if (local === null) {
      const source = await context.storage.open(row.storageKey, null);
      await pipeline(source, createWriteStream(path, { mode: 0o600 }), ...(signal === undefined ? [] : [{ signal }]));
    }
    return await use({ path, directory });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
