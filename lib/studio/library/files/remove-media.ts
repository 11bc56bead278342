import { and, inArray, isNotNull, notInArray, sql, type SQL } from 'drizzle-orm';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryItems } from '../../../database/studio-library-tables.ts';
import { storyboards, storyboardTakes } from '../../../database/studio-storyboard-tables.ts';
import { presets } from '../../../database/studio-saved-tables.ts';
import { record, type Actor } from '../../audit/record.ts';
import { jobs, media, mediaWork, submissions } from '../../../database/studio-tables.ts';

/**
 * Why a file stays: a preset, a storyboard, one of its waiting takes or the request of an open job uses it, or it is a
 * result of an open job.
 */
export type MediaNeed = 'preset' | 'storyboard' | 'job';

/** Which files were removed. Unknown ids are in neither list. */
export interface MediaRemoval {
  removed: string[];
  kept: { id: string; neededBy: MediaNeed }[];
}

/** Removes files permanently, and their stored bytes soon after; see `removeMedia`. */
export type RemoveMedia = (ids: readonly string[], options?: RemovalOptions) => Promise<MediaRemoval>;

/** How files are removed. */
interface RemovalOptions {
  /** Removes only files that are in the trash at that moment, since a person may be restoring them. */
  isTrashed?: boolean;
  /** Who empties the trash; it is recorded in the audit log. */
  by?: Actor;
}

const ended = ['succeeded', 'failed', 'cancelled'] as const;

/**
 * Removes files permanently, except those that are still needed. It deletes their rows in one transaction with a task
 * to remove their stored bytes, which the media worker performs, also after the studio was killed.
 */
export async function removeMedia(
  database: Database,
  ids: readonly string[],
  options: RemovalOptions = {},
): Promise<MediaRemoval> {
  const asked = [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))];
  if (asked.length === 0) return { removed: [], kept: [] };
  return database.transaction(async (transaction) => {
    const found = await transaction
      .select({ id: media.id, jobId: media.jobId })
      .from(media)
      .where(inArray(media.id, asked))
      .orderBy(media.id)
      .for('update');
    const trashed = options.isTrashed === true ? await lockTrashed(transaction, asked) : null;
    const rows = found.filter(({ id }) => trashed?.has(id) ?? true);
    const needs = await readNeeds(transaction);
    const openJobs = await readOpenJobs(
      transaction,
      rows.flatMap(({ jobId }) => jobId ?? []),
    );
    const kept: MediaRemoval['kept'] = [];
    const removed: string[] = [];
    for (const { id, jobId } of rows) {
      const neededBy = jobId !== null && openJobs.has(jobId) ? 'job' : needs.get(id);
      if (neededBy === undefined) removed.push(id);
      else kept.push({ id, neededBy });
    }
    if (removed.length > 0) {
      await transaction.delete(media).where(inArray(media.id, removed));
      await transaction.delete(mediaWork).where(inArray(mediaWork.mediaId, removed));
      await transaction.insert(mediaWork).values(removed.map((mediaId) => ({ mediaId, step: 'removal' as const })));
      if (options.by !== undefined) {
        const details = { count: removed.length };
        await record(transaction, options.by, { action: 'trash_emptied', subject: null, details });
      }
    }
    return { removed, kept };
  });
}

/** The files in the trash, locked so that they stay there until the transaction ends. */
async function lockTrashed(database: Pick<Database, 'select'>, ids: string[]): Promise<Set<string>> {
  const rows = await database
    .select({ id: libraryItems.id })
    .from(libraryItems)
    .where(and(inArray(libraryItems.id, ids), isNotNull(libraryItems.trashedAt)))
    .orderBy(libraryItems.id)
    .for('update');
  return new Set(rows.map(({ id }) => id));
}

const idsIn = (text: SQL) => sql`lower((regexp_matches(${text}, '/api/studio/media/([0-9a-f-]{36})', 'gi'))[1])`;

/** Every file whose URL a preset, a storyboard or a request contains that is not finished, and what takes wait for. */
async function readNeeds(database: Pick<Database, 'execute'>): Promise<Map<string, MediaNeed>> {
  const { rows } = await database.execute<{ id: string; needed_by: MediaNeed }>(sql`
    select ${idsIn(sql`${presets.values}::text`)} as id, 'preset' as needed_by from ${presets}
    union
    select ${idsIn(sql`${storyboards.content}::text`)} as id, 'storyboard' as needed_by from ${storyboards}
    where ${storyboards.deletedAt} is null
    union
    select ${idsIn(sql`${storyboardTakes.request}::text || ${storyboardTakes.inputs}::text`)} as id, 'storyboard' as needed_by from ${storyboardTakes}
    where ${storyboardTakes.state} = 'waiting'
    union
    select made.id::text as id, 'storyboard' as needed_by from ${storyboardTakes}
    cross join jsonb_array_elements(${storyboardTakes.inputs}) as input
    join ${storyboardTakes} as provider on provider.id = (input ->> 'take')::uuid
    join ${media} as made on made.job_id = provider.job_id
    where ${storyboardTakes.state} = 'waiting'
    union
    select ${idsIn(sql`${submissions.request}::text`)} as id, 'job' as needed_by from ${submissions}
    where exists (select from ${jobs} where ${jobs.submissionId} = ${submissions.id} and ${notInArray(jobs.status, [...ended])})`);
  return new Map(rows.map((row) => [row.id, row.needed_by]));
}

async function readOpenJobs(database: Pick<Database, 'select'>, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.id, ids), notInArray(jobs.status, [...ended])));
  return new Set(rows.map(({ id }) => id));
}
