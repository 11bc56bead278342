import { and, desc, eq } from 'drizzle-orm';
import { favoriteModels } from '../../database/service-tables.ts';
import type { Database } from '../../database/connect.ts';
import type { ModelCatalogue } from './catalogue.ts';
import type { CatalogueModel } from './model-definition.ts';

/** Marks a model as an owner's favourite, by the requested name. Marking it again changes nothing. */
export async function markFavorite(database: Database, owner: string, { id }: CatalogueModel): Promise<void> {
  await database.insert(favoriteModels).values({ owner, model: id }).onConflictDoNothing();
}

/** Removes an owner's mark from a model, if it has one. */
export async function unmarkFavorite(database: Database, owner: string, { id }: CatalogueModel): Promise<void> {
  await database.delete(favoriteModels).where(and(eq(favoriteModels.owner, owner), eq(favoriteModels.model, id)));
}

/** The models that an owner marked, latest first. */
export async function listFavorites(
  database: Database,
  catalogue: ModelCatalogue,
  owner: string,
): Promise<CatalogueModel[]> {
  const rows = await database
    .select({ model: favoriteModels.model })
    .from(favoriteModels)
    .where(eq(favoriteModels.owner, owner))
    .orderBy(desc(favoriteModels.markedAt), favoriteModels.model);
  return rows.map(({ model }) => catalogue.find(model)).filter((model) => model !== null);
}
