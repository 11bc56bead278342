import { asc, desc, eq } from 'drizzle-orm';
import type { StoryboardExport, StoryboardTake, StoryboardWork } from '../../contract/studio/storyboard.ts';
import type { Database } from '../../database/connect.ts';
import { media } from '../../database/studio-tables.ts';
import { storyboardExports, storyboardTakes } from '../../database/studio-storyboard-tables.ts';
import { readJobs } from '../generations/records/read-jobs.ts';
import { toStudioMedia } from '../library/files/media-rows.ts';

/** An export without progress for so long has ended with its studio. */
export const silentAfterMs = 60_000;

/** The message of an export that ended with its studio. */
export const stoppedMessage = 'The studio stopped during the export. Export again.';

/** The takes of a storyboard in the order of their presses, with their jobs. */
export async function readTakes(database: Database, storyboardId: string): Promise<StoryboardTake[]> {
  const rows = await database
    .select()
    .from(storyboardTakes)
    .where(eq(storyboardTakes.storyboardId, storyboardId))
    .orderBy(asc(storyboardTakes.turn));
  const jobs = await readJobs(
    database,
    rows.flatMap(({ jobId }) => jobId ?? []),
  );
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  return rows.map(({ id, shotId, purpose, state, message, inputs, jobId }) => ({
    id,
    shot: shotId,
    purpose,
    state,
    message,
    inputs,
    job: jobOf.get(jobId ?? '') ?? null,
  }));
}

/** What runs and ran for a storyboard. */
export async function readWork(database: Database, storyboardId: string): Promise<StoryboardWork> {
  const [newest] = await database
    .select()
    .from(storyboardExports)
    .leftJoin(media, eq(media.id, storyboardExports.mediaId))
    .where(eq(storyboardExports.storyboardId, storyboardId))
    .orderBy(desc(storyboardExports.createdAt))
    .limit(1);
  return {
    takes: await readTakes(database, storyboardId),
    export: newest === undefined ? null : toExport(newest.storyboard_exports, newest.media),
  };
}

/** An export as the browser sees it. */
export function toExport(
  row: typeof storyboardExports.$inferSelect,
  made: typeof media.$inferSelect | null,
): StoryboardExport {
  const isSilent = row.state === 'running' && Date.now() - row.updatedAt.getTime() > silentAfterMs;
  return {
    id: row.id,
    state: isSilent ? 'failed' : row.state,
    progress: row.progress,
    message: isSilent ? stoppedMessage : row.message,
    media: made === null ? null : toStudioMedia(made),
  };
}
