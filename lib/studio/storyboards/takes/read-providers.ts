import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { isOpenJob } from '../../../contract/studio/studio-job-status.ts';
import type { Database } from '../../../database/connect.ts';
import { storyboards, storyboardTakes } from '../../../database/studio-storyboard-tables.ts';
import { jobs, media } from '../../../database/studio-tables.ts';
import type { MediaRow } from '../../library/files/media-rows.ts';

/** A stored take. */
export type TakeRow = typeof storyboardTakes.$inferSelect;

/** What a take provides for others: nothing yet, nothing ever, or its first result. */
export type Provided = { kind: 'open' } | { kind: 'nothing' } | { kind: 'result'; row: MediaRow };

/** The waiting takes of all storyboards that are not deleted, in the order of their presses. */
export async function readWaiting(database: Database): Promise<TakeRow[]> {
  const rows = await database
    .select({ take: storyboardTakes })
    .from(storyboardTakes)
    .innerJoin(storyboards, and(eq(storyboards.id, storyboardTakes.storyboardId), isNull(storyboards.deletedAt)))
    .where(eq(storyboardTakes.state, 'waiting'))
    .orderBy(asc(storyboardTakes.turn));
  return rows.map(({ take }) => take);
}

/** What the inputs of takes provide now, by the id of the providing take; unknown takes are left out. */
export async function readProviders(database: Database, waiting: readonly TakeRow[]): Promise<Map<string, Provided>> {
  const ids = [...new Set(waiting.flatMap(({ inputs }) => inputs.map(({ take }) => take)))];
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectDistinctOn([storyboardTakes.id], {
      id: storyboardTakes.id,
      state: storyboardTakes.state,
      status: jobs.status,
      row: media,
    })
    .from(storyboardTakes)
    .leftJoin(jobs, eq(jobs.id, storyboardTakes.jobId))
    .leftJoin(media, eq(media.jobId, jobs.id))
    .where(inArray(storyboardTakes.id, ids))
    .orderBy(storyboardTakes.id, asc(media.position));
  return new Map(
    rows.map(({ id, state, status, row }): [string, Provided] => {
      if (state === 'waiting' || (status !== null && isOpenJob(status))) return [id, { kind: 'open' }];
      return [id, row === null ? { kind: 'nothing' } : { kind: 'result', row }];
    }),
  );
}
