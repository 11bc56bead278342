import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { isOpenJob } from '../../../contract/studio/studio-job-status.ts';
import type { StoryboardInput } from '../../../contract/studio/storyboard.ts';
import type { Database } from '../../../database/connect.ts';
import { storyboards, storyboardTakes } from '../../../database/studio-storyboard-tables.ts';
import { jobs, media } from '../../../database/studio-tables.ts';
import { studioMediaId } from '../../../schema-form/media-field/media-address.ts';
import type { MediaRow } from '../../library/files/media-rows.ts';

/** A stored take. */
export type TakeRow = typeof storyboardTakes.$inferSelect;

/** What an input gets: nothing yet, nothing ever, or a file. */
export type Provided = { kind: 'open' } | { kind: 'nothing' } | { kind: 'result'; row: MediaRow };

/** What inputs get, from their takes and clips. */
export type Providers = (input: StoryboardInput) => Provided;

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

/** Reads what the inputs of takes get now. */
export async function readProviders(database: Database, waiting: readonly TakeRow[]): Promise<Providers> {
  const inputs = waiting.flatMap((take) => take.inputs);
  const [takes, clips] = await Promise.all([
    readTakes(
      database,
      inputs.flatMap((input) => ('take' in input ? [input.take] : [])),
    ),
    readClips(
      database,
      inputs.flatMap((input) => ('clip' in input ? (studioMediaId(input.clip) ?? []) : [])),
    ),
  ]);
  return (input) => {
    const found = 'take' in input ? takes.get(input.take) : clips.get(studioMediaId(input.clip) ?? '');
    return found ?? { kind: 'nothing' };
  };
}

async function readTakes(database: Database, named: readonly string[]): Promise<Map<string, Provided>> {
  const ids = [...new Set(named)];
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

async function readClips(database: Database, ids: readonly string[]): Promise<Map<string, Provided>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(media)
    .where(inArray(media.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, { kind: 'result', row }]));
}
