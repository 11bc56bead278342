import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray, or } from 'drizzle-orm';
import type { MediaStep } from '../../../contract/studio/studio-media.ts';
import { media, mediaWork } from '../../../database/studio-tables.ts';
import type { RunMediaTask } from '../../../media/tasks/create-media-tasks.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { mediaKeys } from '../files/media-keys.ts';
import type { MediaRow } from '../files/media-rows.ts';
import { withOriginal, type OriginalAtHand } from '../files/with-original.ts';
import { claimedWork, thisWork, type MediaWorkRow } from './work-rows.ts';
import { storeLook } from './store-look.ts';
import { storeSettings } from './store-settings.ts';
import { storeThumbnail } from '../files/store-file.ts';

interface StepOptions {
  runMediaTask: RunMediaTask;
  signal: AbortSignal;
}

const lookDeadlineMs = 5 * 60_000;
const previewDeadlineMs = 60 * 60_000;

/**
 * Performs one step for a file: puts the derived file into storage, then writes its key to the file's row and deletes
 * the step in one transaction. A repetition after a crash stores the same file under the same key.
 *
 * @throws the error of the step; the signal's reason when the studio is stopping
 */
export async function performStep(context: StudioContext, work: MediaWorkRow, options: StepOptions): Promise<void> {
  if (work.step === 'removal') return remove(context, work);
  if (work.step === 'look') return storeLook(context, work, options);
  if (work.step === 'settings') return storeSettings(context, work, options);
  const [row] = await context.database.select().from(media).where(eq(media.id, work.mediaId));
  const make = makers[work.step];
  const change =
    row === undefined
      ? null
      : await withOriginal(context, row, (original) => make(context, row, original, options), options.signal);
  const isGone = await context.database.transaction(async (transaction) => {
    const [changed] =
      change === null
        ? []
        : await transaction.update(media).set(change).where(eq(media.id, work.mediaId)).returning({ id: media.id });
    await transaction.delete(mediaWork).where(thisWork(work));
    if (changed !== undefined && work.step === 'thumbnail') {
      await transaction.insert(mediaWork).values({ mediaId: work.mediaId, step: 'look' }).onConflictDoNothing();
    }
    if (changed !== undefined) return false;
    // The file was removed meanwhile: its new derived file is removed too.
    await transaction.insert(mediaWork).values({ mediaId: work.mediaId, step: 'removal' }).onConflictDoNothing();
    return true;
  });
  if (isGone || work.step === 'thumbnail') context.wakeMediaWorker();
}

/** Under the lock of its row: a file that is stored again under its old id waits until the old files are removed. */
function remove(context: StudioContext, work: MediaWorkRow): Promise<void> {
  return context.database.transaction(async (transaction) => {
    const [claimed] = await transaction.select().from(mediaWork).where(claimedWork(work)).for('update');
    if (claimed === undefined) return;
    await removeStored(context, work.mediaId);
    await transaction.delete(mediaWork).where(thisWork(work));
  });
}

type Maker = (
  context: StudioContext,
  row: MediaRow,
  original: OriginalAtHand,
  options: StepOptions,
) => Promise<Partial<MediaRow>>;

const makers: Readonly<Record<MediaStep, Maker>> = {
  async thumbnail(context, row, { path, directory }, { runMediaTask, signal }) {
    const [outputPath, posterPath] = [join(directory, 'thumbnail.webp'), join(directory, 'poster.webp')];
    await runMediaTask({ kind: 'thumbnail', path, outputPath, posterPath }, { deadlineMs: lookDeadlineMs, signal });
    return storeThumbnail(context, row, { outputPath, posterPath });
  },

  async waveform(context, row, { path, directory }, { runMediaTask, signal }) {
    const waveform = await runMediaTask({ kind: 'waveform', path }, { deadlineMs: lookDeadlineMs, signal });
    const outputPath = join(directory, 'waveform.json');
    await writeFile(outputPath, JSON.stringify(waveform));
    const { waveform: waveformKey } = mediaKeys(row.id);
    await context.storage.put(waveformKey, outputPath, 'application/json');
    return { waveformKey };
  },

  async strip(context, row, { path, directory }, { runMediaTask, signal }) {
    const outputPath = join(directory, 'strip.webp');
    const strip = await runMediaTask({ kind: 'strip', path, outputPath }, { deadlineMs: lookDeadlineMs, signal });
    const { strip: stripKey } = mediaKeys(row.id);
    await context.storage.put(stripKey, outputPath, 'image/webp');
    return { stripKey, strip };
  },

  async preview(context, row, { path, directory }, { runMediaTask, signal }) {
    const outputPath = join(directory, 'preview.mp4');
    await runMediaTask({ kind: 'preview', path, outputPath }, { deadlineMs: previewDeadlineMs, signal });
    const { preview: previewKey } = mediaKeys(row.id);
    await context.storage.put(previewKey, outputPath, 'video/mp4');
    return { previewKey };
  },
};

/** Removes the stored files of a removed file, except those that another row uses. */
async function removeStored(context: StudioContext, id: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of context.storage.list(mediaKeys(id).base)) keys.push(key);
  if (keys.length === 0) return;
  const columns = [
    media.storageKey,
    media.thumbnailKey,
    media.posterKey,
    media.waveformKey,
    media.stripKey,
    media.previewKey,
  ];
  const rows = await context.database
    .select()
    .from(media)
    .where(or(...columns.map((column) => inArray(column, keys))));
  const needed = new Set(
    rows.flatMap((row) => [
      row.storageKey,
      row.thumbnailKey,
      row.posterKey,
      row.waveformKey,
      row.stripKey,
      row.previewKey,
    ]),
  );
  for (const key of keys) if (!needed.has(key)) await context.storage.delete(key);
}
