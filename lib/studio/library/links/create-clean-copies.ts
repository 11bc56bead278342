import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { isEaselError } from '../../../contract/error.ts';
import { media } from '../../../database/studio-tables.ts';
import { extensionOf } from '../../../media/extension-of.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { mediaKeys } from '../files/media-keys.ts';
import type { MediaRow } from '../files/media-rows.ts';
import { withOriginal } from '../files/with-original.ts';

const deadlineMs = 5 * 60_000;

/** A stored copy of a file without metadata. */
export interface CleanCopy {
  key: string;
  bytes: number;
}

/** The columns of a file that a copy is made from. */
export type CopiedRow = Pick<MediaRow, 'id' | 'storageKey' | 'sha256' | 'contentType'>;

/**
 * Makes copies of files that show and play the same, without the prompts and workflows that programs write into them. Each
 * is made once, when it is first asked for, and removed with its file. They are made one after another: strangers ask
 * for them, and uploads and results are examined by the same processes.
 *
 * @returns the copy of a file; it throws EaselError `resource_not_found` when the storage has lost the file, and
 *   `unsupported_media_type` when it is damaged
 */
export function createCleanCopies(context: StudioContext): (row: CopiedRow) => Promise<CleanCopy> {
  const { storage, database } = context;
  /** What is being made, so that requests at the same time wait for one copy. */
  const pending = new Map<string, Promise<CleanCopy>>();
  /** The copy that is made last of these. */
  let last: Promise<unknown> = Promise.resolve();

  async function make(row: CopiedRow, key: string): Promise<CleanCopy> {
    const directory = await mkdtemp(join(context.temporaryDirectory, 'clean-'));
    const outputPath = join(directory, 'copy');
    try {
      await withOriginal(context, row, ({ path }) =>
        context.runMediaTask({ kind: 'clean', path, outputPath }, { deadlineMs }),
      );
      const { size } = await stat(outputPath);
      await storage.put(key, outputPath, row.contentType);
      // The file may have been removed meanwhile, and with it all copies that there were.
      const [still] = await database.select({ id: media.id }).from(media).where(eq(media.id, row.id));
      if (still === undefined) await storage.delete(key);
      return { key, bytes: size };
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }

  async function find(key: string): Promise<CleanCopy | null> {
    try {
      return { key, bytes: await storage.size(key) };
    } catch (error) {
      if (isEaselError(error) && error.code === 'resource_not_found') return null;
      throw error;
    }
  }

  return async (row) => {
    // A file that is stored again under its id has other bytes, and another copy.
    const key = `${mediaKeys(row.id).base}.clean-${row.sha256.slice(0, 16)}.${extensionOf(row.contentType)}`;
    const found = await find(key);
    if (found !== null) return found;
    const known = pending.get(key);
    if (known !== undefined) return known;
    const made = last.then(() => make(row, key)).finally(() => pending.delete(key));
    last = made.catch(() => undefined);
    pending.set(key, made);
    return made;
  };
}
