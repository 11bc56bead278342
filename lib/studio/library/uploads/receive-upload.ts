import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { desc, eq } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import type { StudioMedia } from '../../../contract/studio/studio-media.ts';
import type { Database } from '../../../database/connect.ts';
import { media } from '../../../database/studio-tables.ts';
import { toStudioMedia, type MediaRow, withUnfinished } from '../files/media-rows.ts';
import { receiveFile } from '../files/receive-file.ts';
import { insertFile, storeFile, type IncomingFile, lockBytes } from '../files/store-file.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { restoreFromTrash } from '../items/trash.ts';
import { forgetRemoval, putOffRemoval, removeSoon } from '../work/work-rows.ts';

/**
 * Stores an uploaded file: its type comes from its content, its size from counting, and its name is only for display.
 * Uploading the same bytes again returns the same file, also when they are a result. Derived files other than the thumbnail are created afterwards,
 * which may take minutes.
 *
 * @param signal aborts examining the file when the sender disconnects
 * @throws EaselError `unsupported_media_type` for a file that is no media, damaged or beyond the limits
 */
export async function receiveUpload(
  context: StudioContext,
  source: AsyncIterable<Uint8Array>,
  name: string,
  signal?: AbortSignal,
): Promise<StudioMedia> {
  const file = await receiveFile(source, context.temporaryDirectory);
  try {
    if (file.bytes === 0) throw new EaselError('invalid_params', 'The file is empty.');
    return await storeUpload(context, { ...file, name }, signal);
  } finally {
    await rm(file.path, { force: true });
  }
}

/** Stores a complete local file as an upload. */
export async function storeUpload(
  context: StudioContext,
  file: IncomingFile,
  signal?: AbortSignal,
): Promise<StudioMedia> {
  const row = (await findKnownFile(context.database, file)) ?? (await storeNewUpload(context, file, signal));
  const [shown] = await withUnfinished(context.database, [row]);
  return toStudioMedia(shown ?? row);
}

/** The existing file with these bytes, restored from the trash; an upload rather than a result. Null without one. */
async function findKnownFile(database: Database, { sha256 }: IncomingFile): Promise<MediaRow | null> {
  const [known] = await database
    .select()
    .from(media)
    .where(eq(media.sha256, sha256))
    // `result` sorts before `upload`.
    .orderBy(desc(media.origin), media.createdAt)
    .limit(1);
  return known !== undefined && (await restoreFromTrash(database, known.id)) ? known : null;
}

/**
 * When several uploads have the same bytes at the same time, one of them is stored and the others return it. The
 * removal of the stored files is recorded before they are stored: should the studio be killed before the row is
 * inserted, they are removed later.
 */
async function storeNewUpload(context: StudioContext, file: IncomingFile, signal?: AbortSignal): Promise<MediaRow> {
  const identity = { id: randomUUID(), origin: 'upload' as const, jobId: null, position: 0, seed: null };
  await putOffRemoval(context.database, identity.id);
  const stored = await storeFile(context, file, identity, signal);
  const row = await context.database.transaction(async (transaction) => {
    await lockBytes(transaction, file.sha256);
    const sooner = await findKnownFile(transaction, file);
    if (sooner === null) {
      await forgetRemoval(transaction, identity.id);
      await insertFile(transaction, stored);
    } else await removeSoon(transaction, identity.id);
    return sooner ?? stored.row;
  });
  context.wakeMediaWorker();
  return row;
}
