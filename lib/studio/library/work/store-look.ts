import { eq } from 'drizzle-orm';
import { mediaLooks } from '../../../database/studio-library-tables.ts';
import { media, mediaWork } from '../../../database/studio-tables.ts';
import type { RunMediaTask } from '../../../media/tasks/create-media-tasks.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { withOriginal } from '../files/with-original.ts';
import { colourBin } from '../looks/colour-bins.ts';
import { thisWork, type MediaWorkRow } from './work-rows.ts';

const deadlineMs = 60_000;

/**
 * Reads what a file looks like from its thumbnail, and stores that.
 *
 * @throws the error of reading; the signal's reason when the studio is stopping
 */
export async function storeLook(
  context: StudioContext,
  work: MediaWorkRow,
  { runMediaTask, signal }: { runMediaTask: RunMediaTask; signal: AbortSignal },
): Promise<void> {
  const [row] = await context.database
    .select({ storageKey: media.thumbnailKey })
    .from(media)
    .where(eq(media.id, work.mediaId));
  const storageKey = row?.storageKey ?? null;
  const look =
    storageKey === null
      ? null
      : await withOriginal(
          context,
          { storageKey },
          ({ path }) => runMediaTask({ kind: 'look', path }, { deadlineMs, signal }),
          signal,
        );
  await context.database.transaction(async (transaction) => {
    const [file] = await transaction
      .select({ id: media.id })
      .from(media)
      .where(eq(media.id, work.mediaId))
      .for('share');
    if (look !== null && file !== undefined) {
      const { palette, hash } = look;
      const colourBins = [...new Set(palette.map(colourBin))];
      await transaction
        .insert(mediaLooks)
        .values({ id: work.mediaId, palette, colourBins, hash })
        .onConflictDoUpdate({ target: mediaLooks.id, set: { palette, colourBins, hash } });
    }
    await transaction.delete(mediaWork).where(thisWork(work));
  });
}
