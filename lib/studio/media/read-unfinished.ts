import { and, inArray, ne } from 'drizzle-orm';
import type { MediaStep, UnfinishedStep } from '../../contract/studio/studio-media.ts';
import type { Database } from '../../database/connect.ts';
import { mediaWork } from '../../database/studio-tables.ts';
import type { MediaRow } from './media-rows.ts';

/** Adds to files what is still to be made of them, or could not be. */
export async function withUnfinished(
  database: Database,
  rows: MediaRow[],
): Promise<(MediaRow & { unfinished: UnfinishedStep[] })[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const work = await database
    .select()
    .from(mediaWork)
    .where(and(inArray(mediaWork.mediaId, ids), ne(mediaWork.step, 'removal')));
  const stepsOf = Map.groupBy(work, ({ mediaId }) => mediaId);
  return rows.map((row) => ({ ...row, unfinished: (stepsOf.get(row.id) ?? []).map(toUnfinished) }));
}

function toUnfinished(row: typeof mediaWork.$inferSelect): UnfinishedStep {
  return {
    step: row.step as MediaStep,
    state: row.nextAttemptAt === null ? 'failed' : 'waiting',
    attempts: row.attempts,
    message: row.message,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  };
}
