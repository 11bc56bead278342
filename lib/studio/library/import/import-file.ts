import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ZipFile } from 'yauzl';
import { EaselError } from '../../../contract/error.ts';
import type { LibrarySidecar } from '../../../contract/studio/library-sidecar.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryItems, boardItems, boards } from '../../../database/studio-library-tables.ts';
import { media } from '../../../database/studio-tables.ts';
import { receiveFile } from '../files/receive-file.ts';
import { insertFile, storeFile, type IncomingFile, lockBytes } from '../files/store-file.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import type { ZippedFile } from './read-zip.ts';
import { takeOutOfTrash } from '../items/trash.ts';
import { storeUpload } from '../uploads/receive-upload.ts';
import { forgetRemoval, putOffRemoval } from '../work/work-rows.ts';
import { formatBytes } from '../../../contract/format-bytes.ts';

/**
 * Records the generation that made an imported file as one that has ended.
 *
 * @returns the job, the file's position among its results and the seed
 */
export type RestoreJob = (
  database: Database,
  generation: NonNullable<LibrarySidecar['generation']>,
) => Promise<{ jobId: string; position: number; seed: string | null }>;

/**
 * Takes one file of a zip in. With our settings beside it, it becomes what it was: a result with its request, at its time, starred
 * and on its boards. A file that was changed since, or has none, becomes an upload.
 *
 * @returns whether it was added, or known already; a known one comes back out of the trash
 * @throws EaselError `unsupported_media_type`, `payload_too_large`
 */
export async function importFile(
  context: StudioContext,
  restoreJob: RestoreJob,
  { zip, file: { entry, name, sidecar } }: { zip: ZipFile; file: ZippedFile },
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
    if (isOurs) return await restore(context, restoreJob, { ...file, name }, sidecar, signal);
    await storeUpload(context, { ...file, name }, signal);
    return 'added';
  } finally {
    await rm(file.path, { force: true });
  }
}

/** Whether the same bytes are here, made or brought by the same way. If so, they are out of the trash from now on. */
async function isKnown(database: Database, sha256: string, sidecar: LibrarySidecar | null): Promise<boolean> {
  const generation = sidecar?.generation ?? null;
  const rows = await database
    .select({ id: media.id, model: libraryItems.model })
    .from(media)
    .innerJoin(libraryItems, eq(libraryItems.id, media.id))
    .where(and(eq(media.sha256, sha256), eq(media.origin, generation === null ? 'upload' : 'result')));
  const found = rows.find(({ model }) => generation === null || model === generation.model);
  return found !== undefined && (await takeOutOfTrash(database, found.id));
}

async function restore(
  context: StudioContext,
  restoreJob: RestoreJob,
  file: IncomingFile,
  sidecar: LibrarySidecar,
  signal: AbortSignal,
): Promise<'added' | 'known'> {
  const { generation } = sidecar;
  const [taken] = await context.database.select({ id: media.id }).from(media).where(eq(media.id, sidecar.id));
  // Under its old id, the requests that used it find it again.
  const id = taken === undefined ? sidecar.id : randomUUID();
  const identity = {
    id,
    origin: generation === null ? ('upload' as const) : ('result' as const),
    jobId: null,
    position: 0,
    seed: null,
  };
  await putOffRemoval(context.database, id);
  const stored = await storeFile(context, file, identity, signal);
  return context.database.transaction(async (transaction) => {
    // Somebody may import the same zip at this moment.
    await lockBytes(transaction, file.sha256);
    if (await isKnown(transaction, file.sha256, sidecar)) return 'known';
    await forgetRemoval(transaction, id);
    const job = generation === null ? null : await restoreJob(transaction, generation);
    const row = { ...stored.row, ...job, createdAt: new Date(sidecar.createdAt) };
    await insertFile(transaction, { ...stored, row });
    await restoreMarks(transaction, id, sidecar);
    return 'added';
  });
}

/** Stars an imported file as it was, and puts it on the boards of the same names; boards that are not there are made. */
async function restoreMarks(
  database: Database,
  itemId: string,
  sidecar: Pick<LibrarySidecar, 'isStarred' | 'boards'>,
): Promise<void> {
  if (sidecar.isStarred) {
    await database.update(libraryItems).set({ starredAt: new Date() }).where(eq(libraryItems.id, itemId));
  }
  for (const name of new Set(sidecar.boards)) {
    const [known] = await database
      .select({ id: boards.id })
      .from(boards)
      .where(and(sql`lower(${boards.name}) = lower(${name})`, isNull(boards.trashedAt)))
      .limit(1);
    const boardId = known?.id ?? randomUUID();
    if (known === undefined) await database.insert(boards).values({ id: boardId, name });
    await database.insert(boardItems).values({ boardId, itemId }).onConflictDoNothing();
  }
}
