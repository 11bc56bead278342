import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { generations } from '../../../database/service-tables.ts';
import type { Database } from '../../../database/connect.ts';
import { noticeColumns, noticeOf, type Notice } from '../../events/notice.ts';

/** How long a completion is available to callers who enqueue before they listen. */
const patienceSeconds = 10;
/** The most completions at the beginning of a stream, of some two kilobytes each. */
const mostRecent = 100;

/** An owner's completions of the last ten seconds, written by any process: at most the latest hundred, oldest first. */
export async function recentCompletions(database: Database, owner: string): Promise<Notice[]> {
  const rows = await database
    .select(noticeColumns)
    .from(generations)
    .where(
      and(
        eq(generations.owner, owner),
        inArray(generations.status, ['succeeded', 'failed']),
        gt(generations.completedAt, sql`now() - make_interval(secs => ${patienceSeconds})`),
      ),
    )
    .orderBy(desc(generations.completedAt))
    .limit(mostRecent);
  return rows.toReversed().map(noticeOf);
}
