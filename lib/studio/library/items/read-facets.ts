import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { LibraryFacets } from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryItems, stars } from '../../../database/studio-library-tables.ts';
import { people } from '../../../database/studio-people-tables.ts';

const none = { count: 0, uploads: 0, trashed: 0 };

/**
 * The models and the owners of the items in the library, and how many there are in its sections, in all and of one person.
 *
 * @param personId whose stars count, and whose items are theirs
 */
export async function readFacets(database: Database, personId: string): Promise<LibraryFacets> {
  const [models, sums, [starred]] = await Promise.all([
    database
      .select({ model: libraryItems.model, name: sql<string | null>`max(${libraryItems.modelName})`, count: count() })
      .from(libraryItems)
      .where(and(isNull(libraryItems.trashedAt), isNotNull(libraryItems.model)))
      .groupBy(libraryItems.model)
      .orderBy(desc(count()), libraryItems.model),
    database
      .select({
        id: people.id,
        name: people.name,
        count: sql<number>`(count(*) filter (where trashed_at is null))::int`,
        uploads: sql<number>`(count(*) filter (where trashed_at is null and origin = 'upload'))::int`,
        trashed: sql<number>`(count(*) filter (where trashed_at is not null))::int`,
      })
      .from(libraryItems)
      .innerJoin(people, eq(people.id, libraryItems.ownerId))
      .groupBy(people.id)
      .orderBy(sql`3 desc`, people.name, people.id),
    database
      .select({
        count: count(),
        mine: sql<number>`(count(*) filter (where ${libraryItems.ownerId} = ${personId}))::int`,
      })
      .from(stars)
      .innerJoin(libraryItems, eq(libraryItems.id, stars.itemId))
      .where(and(eq(stars.personId, personId), isNull(libraryItems.trashedAt))),
  ]);
  const total = (key: keyof typeof none) => sums.reduce((sum, each) => sum + each[key], 0);
  const mine = sums.find(({ id }) => id === personId) ?? none;
  return {
    models: models.flatMap(({ model, ...rest }) => (model === null ? [] : [{ model, ...rest }])),
    count: total('count'),
    uploads: total('uploads'),
    starred: starred?.count ?? 0,
    trashed: total('trashed'),
    mine: { count: mine.count, uploads: mine.uploads, starred: starred?.mine ?? 0, trashed: mine.trashed },
    owners: sums.map(({ id, name, count: items }) => ({ id, name, count: items })).filter((each) => each.count > 0),
  };
}
