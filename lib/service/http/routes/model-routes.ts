import type { Hono } from 'hono';
import { listFavorites, markFavorite, unmarkFavorite } from '../../models/favorite-models.ts';
import { findModel, searchModels } from '../../models/catalogue.ts';
import { modelObjectOf } from '../../models/model-object.ts';
import type { CatalogueModel } from '../../models/model-definition.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';

const featured = new Set(['ig-1', 'ie-10', 'v-7']);

/** The models: all, searched, featured, favourites, and one by its id, which can contain dots, slashes and colons. */
export function addModelRoutes(app: Hono<HttpEnvironment>, dependencies: HttpDependencies): void {
  const { database, catalogue, renderer } = dependencies;
  const modelOf = (model: CatalogueModel) => modelObjectOf(model, renderer);
  const listOf = (found: readonly CatalogueModel[]) => ({ object: 'list', data: found.map(modelOf) });

  app.get('/api/ai/models', (context) => context.json(listOf(catalogue.list())));
  app.get('/api/ai/models/search', (context) =>
    context.json(listOf(searchModels(catalogue, context.req.query('search') ?? ''))),
  );
  app.get('/api/ai/models/featured', (context) =>
    context.json(listOf(catalogue.list().filter((model) => featured.has(model.id)))),
  );
  app.get('/api/ai/models/favorites', async (context) =>
    context.json(listOf(await listFavorites(database, catalogue, context.get('owner')))),
  );
  app.post('/api/ai/models/:id{.+}/favorite', async (context) => {
    const model = findModel(catalogue, context.req.param('id'));
    await markFavorite(database, context.get('owner'), model);
    return context.json(modelOf(model));
  });
  app.delete('/api/ai/models/:id{.+}/favorite', async (context) => {
    const model = findModel(catalogue, context.req.param('id'));
    await unmarkFavorite(database, context.get('owner'), model);
    return context.json(modelOf(model));
  });
  app.get('/api/ai/models/:id{.+}', (context) => context.json(modelOf(findModel(catalogue, context.req.param('id')))));
}
