import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { and, desc, eq, sql } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import type { UploadedMedia } from '../../../contract/studio/studio-media.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryItems } from '../../../database/studio-library-tables.ts';
import { media } from '../../../database/studio-tables.ts';
import { baseName } from '../files/base-name.ts';
import { toStudioMedia, type MediaRow, withUnfinished } from '../files/media-rows.ts';
import { receiveFile } from '../files/receive-file.ts';
import { insertFile, storeFile, type IncomingFile, type IncomingUpload, lockBytes } from '../files/store-file.ts';
import { admitFile, checkFile } from '../../limits/check-limits.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { safeName } from '../files/safe-name.ts';
import { restoreFromTrash } from '../items/trash.ts';
import { forgetRemoval, putOffRemoval, removeSoon } from '../work/work-rows.ts';

/** A file has no more other names than these. */
const mostOtherNames = 20;

/**
 * Stores an uploaded file: its type comes from its content, its size from counting, and its name is only for display.
 * Uploading the same bytes again returns the same file, also when they are a result. Derived files other than the thumbnail are created afterwards,
 * which may take minutes.
 *
 * @param signal aborts examining the file when the sender disconnects
 * @throws EaselError `unsupported_media_type` for a file that is no media, damaged or beyond the limits,
 *   `limit_reached` when it would exceed the storage of its owner
 */
export async function receiveUpload(
  context: StudioContext,
  source: AsyncIterable<Uint8Array>,
  upload: Pick<IncomingUpload, 'name' | 'ownerId'>,
  signal?: AbortSignal,
): Promise<UploadedMedia> {
  const file = await receiveFile(source, context.temporaryDirectory);
  try {
    if (file.bytes === 0) throw new EaselError('invalid_params', 'The file is empty.');
    return await storeUpload(context, { ...file, ...upload }, signal);
  } finally {
    await rm(file.path, { force: true });
  }
}

/** Stores a complete local file as an upload. */
export async function storeUpload(
  context: StudioContext,
  file: IncomingUpload,
  signal?: AbortSignal,
): Promise<UploadedMedia> {
  const { row, outcome } =
    (await findKnownFile(context.database, file)) ?? (await storeNewUpload(context, file, signal));
  const [shown] = await withUnfinished(context.database, [row]);
  return { ...toStudioMedia(shown ?? row), outcome };
}

interface Received {
  row: MediaRow;
  outcome: UploadedMedia['outcome'];
}

/**
 * The existing file with these bytes, restored from the trash; an upload rather than a result. The name of the copy
 * becomes one of its names. Null without one.
 */
async function findKnownFile(database: Database, { sha256, name }: IncomingFile): Promise<Received | null> {
  const [known] = await database
    .select({ row: media, trashedAt: libraryItems.trashedAt })
    .from(media)
    .innerJoin(libraryItems, eq(libraryItems.id, media.id))
    .where(eq(media.sha256, sha256))
    // `result` sorts before `upload`.
    .orderBy(desc(media.origin), media.createdAt)
    .limit(1);
  if (known === undefined || !(await restoreFromTrash(database, known.row.id))) return null;
  await addName(database, known.row, name);
  return { row: known.row, outcome: known.trashedAt === null ? 'known' : 'restored' };
}

/** Adds a name to a file, under which the search finds it too. */
async function addName(database: Database, { id, name, contentType, otherNames }: MediaRow, wanted: string) {
  const other = baseName(safeName(wanted, contentType));
  if ([baseName(name), ...otherNames].includes(other) || otherNames.length >= mostOtherNames) return;
  await database
    .update(media)
    .set({ otherNames: sql`array_append(${media.otherNames}, ${other}::text)` })
    .where(and(eq(media.id, id), sql`${other}::text <> all(${media.otherNames})`));
}

/**
 * When several uploads have the same bytes at the same time, one of them is stored and the others return it. The
 * removal of the stored files is recorded before they are stored: should the studio be killed before the row is
 * inserted, they are removed later.
 */
async function storeNewUpload(context: StudioContext, file: IncomingUpload, signal?: AbortSignal): Promise<Received> {
  const { ownerId, isAdmitted = false } = file;
  if (!isAdmitted) await checkFile(context.database, ownerId, file.bytes);
  const identity = { id: randomUUID(), origin: 'upload' as const, ownerId, jobId: null, position: 0, seed: null };
  await putOffRemoval(context.database, identity.id);
  const stored = await storeFile(context, file, identity, signal);
  const received = await context.database.transaction(async (transaction): Promise<Received> => {
    await lockBytes(transaction, file.sha256);
    const sooner = await findKnownFile(transaction, file);
    if (sooner === null) {
      if (!isAdmitted) await admitFile(transaction, ownerId, file.bytes);
      await forgetRemoval(transaction, identity.id);
      await insertFile(transaction, stored);
    } else await removeSoon(transaction, identity.id);
    return sooner ?? { row: stored.row, outcome: 'added' };
  });
  context.wakeMediaWorker();
  return received;
}
