import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { LibraryFacets } from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryItems, stars } from '../../../database/studio-library-tables.ts';

/** The models of the results in the library, and the number of items in total, and of a person's stars. */
export async function readFacets(database: Database, personId: string): Promise<LibraryFacets> {
  const [models, [sums], [starred]] = await Promise.all([
    database
      .select({ model: libraryItems.model, name: sql<string | null>`max(${libraryItems.modelName})`, count: count() })
      .from(libraryItems)
      .where(and(isNull(libraryItems.trashedAt), isNotNull(libraryItems.model)))
      .groupBy(libraryItems.model)
      .orderBy(desc(count()), libraryItems.model),
    database
      .select({
        count: sql<number>`(count(*) filter (where trashed_at is null))::int`,
        uploads: sql<number>`(count(*) filter (where trashed_at is null and origin = 'upload'))::int`,
        trashed: sql<number>`(count(*) filter (where trashed_at is not null))::int`,
      })
      .from(libraryItems),
    database
      .select({ count: count() })
      .from(stars)
      .innerJoin(libraryItems, eq(libraryItems.id, stars.itemId))
      .where(and(eq(stars.personId, personId), isNull(libraryItems.trashedAt))),
  ]);
  return {
    models: models.flatMap(({ model, ...rest }) => (model === null ? [] : [{ model, ...rest }])),
    count: sums?.count ?? 0,
    uploads: sums?.uploads ?? 0,
    starred: starred?.count ?? 0,
    trashed: sums?.trashed ?? 0,
  };
}
