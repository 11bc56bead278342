import { eq } from 'drizzle-orm';
import { media, mediaWork } from '../../../database/studio-tables.ts';
import type { RunMediaTask } from '../../../media/tasks/create-media-tasks.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { withOriginal } from '../files/with-original.ts';
import { thisWork, type MediaWorkRow } from './work-rows.ts';

const deadlineMs = 60_000;

/**
 * Reads the settings that a program wrote into a file that was stored before the studio looked for them.
 *
 * @throws the error of reading; the signal's reason when the studio is stopping
 */
export async function storeSettings(
  context: StudioContext,
  work: MediaWorkRow,
  { runMediaTask, signal }: { runMediaTask: RunMediaTask; signal: AbortSignal },
): Promise<void> {
  const isFile = eq(media.id, work.mediaId);
  const [row] = await context.database.select({ storageKey: media.storageKey }).from(media).where(isFile);
  const facts =
    row === undefined
      ? null
      : await withOriginal(
          context,
          row,
          ({ path }) => runMediaTask({ kind: 'examine', path }, { deadlineMs, signal }),
          signal,
        );
  const embedded = facts?.embedded ?? null;
  await context.database.transaction(async (transaction) => {
    if (embedded !== null) await transaction.update(media).set({ embedded }).where(isFile);
    await transaction.delete(mediaWork).where(thisWork(work));
  });
}
