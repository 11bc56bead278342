import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ZipFile } from 'yauzl';
import { EaselError } from '../../../contract/error.ts';
import type { LibrarySidecar } from '../../../contract/studio/library-sidecar.ts';
import type { Database } from '../../../database/connect.ts';
import { boardItems, boards, libraryItems, stars } from '../../../database/studio-library-tables.ts';
import { media } from '../../../database/studio-tables.ts';
import { receiveFile } from '../files/receive-file.ts';
import { insertFile, storeFile, type IncomingUpload, lockBytes } from '../files/store-file.ts';
import { admitFile, checkFile } from '../../limits/check-limits.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import type { ZippedFile } from './read-zip.ts';
import { restoreFromTrash } from '../items/trash.ts';
import { storeUpload } from '../uploads/receive-upload.ts';
import { forgetRemoval, putOffRemoval } from '../work/work-rows.ts';
import { formatBytes } from '../../../contract/format-bytes.ts';

/**
 * Records the generation of an imported file as an ended job.
 *
 * @returns the job, the file's position among its results and the seed
 */
export type RestoreJob = (
  database: Database,
  generation: NonNullable<LibrarySidecar['generation']>,
  ownerId: string,
) => Promise<{ jobId: string; position: number; seed: string | null }>;

/**
 * Imports one file of a zip. With the studio's settings file beside it, it becomes what it was: a result with its
 * request, at its time, starred and on its boards. A changed file, or one without settings, becomes an upload.
 *
 * @returns whether the file was added, or was known already; a known file is restored from the trash
 * @throws EaselError `unsupported_media_type`, `payload_too_large`, `limit_reached` when it would exceed the storage of its
 *   owner
 */
export async function importFile(
  context: StudioContext,
  restoreJob: RestoreJob,
  { zip, file: { entry, name, sidecar }, ownerId }: { zip: ZipFile; file: ZippedFile; ownerId: string },
  signal: AbortSignal,
): Promise<'added' | 'known'> {
  if (!entry.canDecodeFileData()) {
    throw new EaselError('unsupported_media_type', 'The file is encrypted, or its compression is not supported.');
  }
  const limit = context.settings.resultLimitBytes;
  const check = (bytes: number) => {
    if (bytes > limit)
      throw new EaselError(
        'payload_too_large',
        `The file is too large. The limit is ${formatBytes(limit, { isRounded: true })}.`,
      );
  };
  check(entry.uncompressedSize);
  const file = await receiveFile(await zip.openReadStreamPromise(entry), context.temporaryDirectory, check);
  try {
    signal.throwIfAborted();
    const isOurs = sidecar !== null && sidecar.sha256 === file.sha256;
    if (await isKnown(context.database, file.sha256, isOurs ? sidecar : null)) return 'known';
    if (isOurs) return await restore(context, restoreJob, { ...file, name, ownerId }, sidecar, signal);
    await storeUpload(context, { ...file, name, ownerId }, signal);
    return 'added';
  } finally {
    await rm(file.path, { force: true });
  }
}

/** Whether the library has the same bytes, those of a result from the same model. If so, they are restored from the trash. */
async function isKnown(database: Database, sha256: string, sidecar: LibrarySidecar | null): Promise<boolean> {
  const generation = sidecar?.generation ?? null;
  const rows = await database
    .select({ id: media.id, model: libraryItems.model })
    .from(media)
    .innerJoin(libraryItems, eq(libraryItems.id, media.id))
    .where(and(eq(media.sha256, sha256), generation === null ? undefined : eq(media.origin, 'result')));
  const found = rows.find(({ model }) => generation === null || model === generation.model);
  return found !== undefined && (await restoreFromTrash(database, found.id));
}

async function restore(
  context: StudioContext,
  restoreJob: RestoreJob,
  file: IncomingUpload,
  sidecar: LibrarySidecar,
  signal: AbortSignal,
): Promise<'added' | 'known'> {
  const { generation } = sidecar;
  const [taken] = await context.database.select({ id: media.id }).from(media).where(eq(media.id, sidecar.id));
  // It gets its old id, so that the requests that used it find it.
  const id = taken === undefined ? sidecar.id : randomUUID();
  const identity = {
    id,
    ownerId: file.ownerId,
    origin: generation === null ? ('upload' as const) : ('result' as const),
    jobId: null,
    position: 0,
    seed: null,
  };
  await checkFile(context.database, file.ownerId, file.bytes);
  await putOffRemoval(context.database, id);
  const stored = await storeFile(context, file, identity, signal);
  return context.database.transaction(async (transaction) => {
    // The same zip may be imported twice at the same time.
    await lockBytes(transaction, file.sha256);
    if (await isKnown(transaction, file.sha256, sidecar)) return 'known';
    await admitFile(transaction, file.ownerId, file.bytes);
    await forgetRemoval(transaction, id);
    const job = generation === null ? null : await restoreJob(transaction, generation, file.ownerId);
    const row = { ...stored.row, ...job, createdAt: new Date(sidecar.createdAt) };
    await insertFile(transaction, { ...stored, row });
    await restoreMarks(transaction, { itemId: id, ownerId: file.ownerId }, sidecar);
    return 'added';
  });
}

/** Restores the star, rating, label and flag of an imported file, and adds it to its owner's boards of the same names. Missing boards are created. */
async function restoreMarks(
  database: Database,
  { itemId, ownerId }: { itemId: string; ownerId: string },
  { isStarred, rating, label, flag, ...sidecar }: LibrarySidecar,
): Promise<void> {
  await database.update(libraryItems).set({ rating, label, flag }).where(eq(libraryItems.id, itemId));
  if (isStarred) await database.insert(stars).values({ personId: ownerId, itemId }).onConflictDoNothing();
  for (const name of new Set(sidecar.boards)) {
    const [known] = await database
      .select({ id: boards.id })
      .from(boards)
      .where(and(sql`lower(${boards.name}) = lower(${name})`, eq(boards.ownerId, ownerId), isNull(boards.trashedAt)))
      .limit(1);
    const boardId = known?.id ?? randomUUID();
    if (known === undefined) await database.insert(boards).values({ id: boardId, ownerId, name });
    await database.insert(boardItems).values({ boardId, itemId }).onConflictDoNothing();
  }
}
