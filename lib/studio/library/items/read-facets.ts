import { and, count, desc, isNotNull, isNull, sql } from 'drizzle-orm';
import type { LibraryFacets } from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryItems } from '../../../database/studio-library-tables.ts';

/** The models of the results in the library, and the number of items in total. */
export async function readFacets(database: Database): Promise<LibraryFacets> {
  const [models, [sums]] = await Promise.all([
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
        starred: sql<number>`(count(*) filter (where trashed_at is null and starred_at is not null))::int`,
        trashed: sql<number>`(count(*) filter (where trashed_at is not null))::int`,
      })
      .from(libraryItems),
  ]);
  return {
    models: models.flatMap(({ model, ...rest }) => (model === null ? [] : [{ model, ...rest }])),
    count: sums?.count ?? 0,
    uploads: sums?.uploads ?? 0,
    starred: sums?.starred ?? 0,
    trashed: sums?.trashed ?? 0,
  };
}
