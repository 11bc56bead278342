import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import type { StudioMedia } from '../../contract/studio-media.ts';
import { media } from '../../database/studio-tables.ts';
import { toStudioMedia, type MediaRow } from '../media/media-rows.ts';
import { receiveFile } from '../media/receive-file.ts';
import { storeFile } from '../media/store-file.ts';
import { storePreview } from '../media/store-preview.ts';
import type { StudioContext } from '../studio-context.ts';

/**
 * Takes an uploaded file in: its type by content, its size by counting, its name for show alone. The same bytes uploaded
 * again are the same file. A film that browsers cannot play gets its preview afterwards, which may take minutes.
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
    const [known] = await context.database
      .select()
      .from(media)
      .where(and(eq(media.sha256, file.sha256), eq(media.origin, 'upload')))
      .limit(1);
    if (known !== undefined) return toStudioMedia(known);
    const place = { id: randomUUID(), origin: 'upload' as const, jobId: null, position: 0 };
    const { row, wantsPreview } = await storeFile(context, { ...file, name }, place, signal);
    await context.database.insert(media).values(row);
    if (wantsPreview) context.background.start('preview', (ending) => addPreview(context, row, ending));
    return toStudioMedia(row);
  } finally {
    await rm(file.path, { force: true });
  }
}

async function addPreview(context: StudioContext, row: MediaRow, ending: AbortSignal): Promise<void> {
  const previewKey = await storePreview(context, row, ending);
  await context.database.update(media).set({ previewKey }).where(eq(media.id, row.id));
}
