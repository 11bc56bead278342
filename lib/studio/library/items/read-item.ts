import { and, asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import type { LibraryFilter, LibraryItem, LibraryItemDetail } from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';
import { boardItems, boards, libraryItems, requestMedia } from '../../../database/studio-library-tables.ts';
import { jobs, media } from '../../../database/studio-tables.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import { mayUseBoard } from '../board-access.ts';
import { besideCursor, itemOrder, orderBy } from './item-order.ts';
import { filterConditions } from './library-filter.ts';
import type { StudioJob } from '../../../contract/studio/studio-job.ts';
import { selectItems } from './list-items.ts';

/** The most derived results that are listed. */
const mostDescendants = 100;

/**
 * One item with its job, its inputs, the results that used it, and its neighbours under a filter.
 *
 * @param readJobs reads jobs by their ids
 * @param personId the person who asks
 * @throws EaselError `resource_not_found`
 */
export async function readItem(
  database: Database,
  readJobs: (database: Database, ids: string[]) => Promise<StudioJob[]>,
  id: string,
  filter: LibraryFilter,
  personId: string,
): Promise<LibraryItemDetail> {
  const order = itemOrder(filter);
  const [item] = isUuid(id) ? await selectItems(database, eq(libraryItems.id, id), { personId, limit: 1, order }) : [];
  if (item === undefined) throw new EaselError('resource_not_found', 'This item is no longer in the library.');
  const [[job], madeFrom, becameOf, becameOfCount, onBoards, [file], newer, older] = await Promise.all([
    item.jobId === null ? [] : readJobs(database, [item.jobId]),
    item.jobId === null ? [] : readSources(database, item.jobId, personId),
    selectItems(database, and(descendsFrom(id), isNull(libraryItems.trashedAt)) ?? sql`false`, {
      personId,
      limit: mostDescendants,
    }),
    countDescendants(database, id),
    database
      .select({ id: boards.id, name: boards.name, mayEdit: sql<boolean>`${mayUseBoard(personId, 'edit')}` })
      .from(boardItems)
      .innerJoin(boards, eq(boards.id, boardItems.boardId))
      .where(and(eq(boardItems.itemId, id), isNull(boards.trashedAt), mayUseBoard(personId, 'view')))
      .orderBy(asc(boards.name)),
    database.select({ embedded: media.embedded }).from(media).where(eq(media.id, id)),
    readNeighbour(database, { filter, personId }, item.cursor, 'before'),
    readNeighbour(database, { filter, personId }, item.cursor, 'after'),
  ]);
  return {
    item,
    cursor: item.cursor,
    job: job ?? null,
    embedded: file?.embedded ?? null,
    madeFrom,
    becameOf,
    becameOfCount,
    boards: onBoards,
    newer,
    older,
  };
}

/** The inputs of a job's request. */
function readSources(database: Database, jobId: string, personId: string): Promise<LibraryItem[]> {
  const sources = database
    .select({ id: requestMedia.mediaId })
    .from(requestMedia)
    .innerJoin(jobs, eq(jobs.submissionId, requestMedia.submissionId))
    .where(eq(jobs.id, jobId));
  return selectItems(database, inArray(libraryItems.id, sources), {
    personId,
    limit: mostDescendants,
    order: itemOrder({ sort: 'oldest' }),
  });
}

/** The results of requests that used a file. */
function descendsFrom(id: string): SQL {
  return sql`${libraryItems.id} in (
    select ${media.id} from ${requestMedia}
    join ${jobs} on ${jobs.submissionId} = ${requestMedia.submissionId}
    join ${media} on ${media.jobId} = ${jobs.id}
    where ${requestMedia.mediaId} = ${id})`;
}

async function countDescendants(database: Database, id: string): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(libraryItems)
    .where(and(descendsFrom(id), isNull(libraryItems.trashedAt)));
  return row?.count ?? 0;
}

async function readNeighbour(
  database: Database,
  { filter, personId }: { filter: LibraryFilter; personId: string },
  cursor: string,
  side: 'before' | 'after',
): Promise<string | null> {
  const order = itemOrder(filter);
  const [row] = await database
    .select({ id: libraryItems.id })
    .from(libraryItems)
    .where(and(filterConditions(filter, personId), besideCursor(order, cursor, side)))
    .orderBy(orderBy(order, { isReversed: side === 'before' }))
    .limit(1);
  return row?.id ?? null;
}
