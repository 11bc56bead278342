import { sql, type SQL } from 'drizzle-orm';
import type { LibraryItem } from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';

/**
 * The place of a result in the order of its request, as SQL: digits that sort as the cells of a batch do. It is that of
 * the first job, where the result is that of a retry.
 *
 * @param id the column with the id of the result; an upload has no place
 */
export function requestKey(id: SQL): SQL {
  return sql`coalesce((
    with recursive chain as (
      select jobs.created_at, jobs.position, submissions.retry_of, result.position as place, 0 as depth
        from studio.media as result join studio.jobs on jobs.id = result.job_id
        join studio.submissions on submissions.id = jobs.submission_id where result.id = ${id}
      union all
      select jobs.created_at, jobs.position, submissions.retry_of, chain.place, chain.depth + 1
        from chain join studio.jobs on jobs.id = chain.retry_of
        join studio.submissions on submissions.id = jobs.submission_id
    )
    select lpad(((extract(epoch from created_at) * 1000)::bigint)::text, 14, '0') || lpad(position::text, 5, '0')
      || lpad(place::text, 5, '0') from chain order by depth desc limit 1
  ), '')`;
}

interface PlacedResult extends Record<string, unknown> {
  id: string;
  number: number;
  count: number;
}

/** The places of all results of some batches, trashed ones included, as in the grid on Create. By the ids of the results. */
export async function readBatchPlaces(
  database: Database,
  batches: readonly string[],
): Promise<Map<string, LibraryItem['batchPlace']>> {
  if (batches.length === 0) return new Map();
  const ids = sql`${`{${batches.join(',')}}`}::uuid[]`;
  const { rows } = await database.execute<PlacedResult>(sql`
    select id, row_number() over (partition by batch order by key collate "C", created_at, id)::int as number,
      count(*) over (partition by batch)::int as count
    from (
      select media.id, media.created_at, coalesce(submissions.batch_id, submissions.id) as batch, ${requestKey(sql`media.id`)} as key
      from studio.submissions join studio.jobs on jobs.submission_id = submissions.id
        join studio.media on media.job_id = jobs.id
      where submissions.batch_id = any(${ids}) or (submissions.batch_id is null and submissions.id = any(${ids}))
    ) as results`);
  return new Map(rows.map(({ id, number, count }) => [id, count > 1 ? { number, count } : null]));
}
