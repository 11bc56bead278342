import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import type { StudioMedia } from '../../contract/studio-media.ts';
import { libraryItems } from '../../database/studio-library-tables.ts';
import { media } from '../../database/studio-tables.ts';
import { toStudioMedia } from '../media/media-rows.ts';
import { withUnfinished } from '../media/read-unfinished.ts';
import { receiveFile } from '../media/receive-file.ts';
import { insertFile, storeFile, type IncomingFile } from '../media/store-file.ts';
import type { StudioContext } from '../studio-context.ts';

/**
 * Takes an uploaded file in: its type by content, its size by counting, its name for show alone. The same bytes uploaded
 * again are the same file. What is made of it beside its thumbnail comes afterwards, which may take minutes.
 *
 * @param signal ends the looking when the sender has left
 * @throws EaselError `unsupported_media_type` for what is no media, damaged or beyond the limits
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
    return await keepUpload(context, { ...file, name }, signal);
  } finally {
    await rm(file.path, { force: true });
  }
}

/** Keeps a complete local file as an upload. */
export async function keepUpload(
  context: StudioContext,
  file: IncomingFile,
  signal?: AbortSignal,
): Promise<StudioMedia> {
  const [known] = await context.database
    .select()
    .from(media)
    .where(and(eq(media.sha256, file.sha256), eq(media.origin, 'upload')))
    .limit(1);
  if (known !== undefined) {
    // Whoever brings it again does not want it in the trash.
    await context.database.update(libraryItems).set({ trashedAt: null }).where(eq(libraryItems.id, known.id));
  }
  const row = known ?? (await storeUpload(context, file, signal));
  const [shown] = await withUnfinished(context.database, [row]);
  return toStudioMedia(shown ?? row);
}

async function storeUpload(context: StudioContext, file: IncomingFile, signal?: AbortSignal) {
  const place = { id: randomUUID(), origin: 'upload' as const, jobId: null, position: 0 };
  const stored = await storeFile(context, file, place, signal);
  await context.database.transaction((transaction) => insertFile(transaction, stored));
  context.wakeMediaWorker();
  return stored.row;
}
