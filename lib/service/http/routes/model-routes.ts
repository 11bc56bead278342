import type { Hono } from 'hono';
import { listFavorites, markFavorite, unmarkFavorite } from '../../models/favorite-models.ts';
import { findModel, searchModels } from '../../models/find-model.ts';
import { modelObjectOf } from '../../models/model-object.ts';
import { models } from '../../models/registry.ts';
import type { ModelDefinition } from '../../models/model-definition.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';

const featured = new Set(['ig-1', 'ie-10', 'v-7']);

/** The models: all, searched, featured, favourites, and one by its id, which can contain dots, slashes and colons. */
export function addModelRoutes(app: Hono<HttpEnvironment>, dependencies: HttpDependencies): void {
  const { database, renderer } = dependencies;
  const modelOf = (model: ModelDefinition) => modelObjectOf(model, renderer);
  const listOf = (found: readonly ModelDefinition[]) => ({ object: 'list', data: found.map(modelOf) });

  app.get('/api/ai/models', (context) => context.json(listOf(models)));
  app.get('/api/ai/models/search', (context) => context.json(listOf(searchModels(context.req.query('search') ?? ''))));
  app.get('/api/ai/models/featured', (context) =>
    context.json(listOf(models.filter((model) => featured.has(model.id)))),
  );
  app.get('/api/ai/models/favorites', async (context) =>
    context.json(listOf(await listFavorites(database, context.get('owner')))),
  );
  app.post('/api/ai/models/:id{.+}/favorite', async (context) => {
    const model = findModel(context.req.param('id'));
    await markFavorite(database, context.get('owner'), model);
    return context.json(modelOf(model));
  });
  app.delete('/api/ai/models/:id{.+}/favorite', async (context) => {
    const model = findModel(context.req.param('id'));
    await unmarkFavorite(database, context.get('owner'), model);
    return context.json(modelOf(model));
  });
  app.get('/api/ai/models/:id{.+}', (context) => context.json(modelOf(findModel(context.req.param('id')))));
}
