import { sql } from 'drizzle-orm';
import type { ModelUsage } from '../../contract/studio/model-usage.ts';
import type { Database } from '../../database/connect.ts';
import { libraryItems } from '../../database/studio-library-tables.ts';
import { jobs } from '../../database/studio-tables.ts';

/** Only the latest runs count, since the speed of a service changes. */
const mostRuns = 20;

/** How long each model took lately, when it was last used, and its first result that is not in the trash. */
export async function readModelUsage(database: Database): Promise<ModelUsage[]> {
  const { rows } = await database.execute<{
    model: string;
    lastUsedAt: string | Date;
    seconds: number | null;
    mediaId: string | null;
    kind: 'image' | 'video' | 'audio' | null;
  }>(
    sql`select used.model, used.last_used_at as "lastUsedAt", runs.seconds, first.id as "mediaId", first.kind
        from (select model, max(created_at) as last_used_at from ${jobs} group by model) as used
        left join lateral (
          select percentile_cont(0.5) within group (order by run_seconds) as seconds
          from (
            select run_seconds from ${jobs}
            where model = used.model and run_seconds is not null and status = 'succeeded'
            order by completed_at desc nulls last limit ${mostRuns}
          ) as latest
        ) as runs on true
        left join lateral (
          select id, kind from ${libraryItems}
          where model = used.model and trashed_at is null
          order by created_at, id limit 1
        ) as first on true`,
  );
  return rows.map(({ model, lastUsedAt, seconds, mediaId, kind }) => ({
    model,
    seconds,
    lastUsedAt: new Date(lastUsedAt).toISOString(),
    firstResult: mediaId === null || kind === null ? null : { mediaId, kind },
  }));
}
