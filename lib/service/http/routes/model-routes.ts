import type { Context, Hono } from 'hono';
import { readLocale } from '../../../intl/read-locale.ts';
import { listFavorites, markFavorite, unmarkFavorite } from '../../models/favorite-models.ts';
import { findModel, searchModels } from '../../models/catalogue.ts';
import { translateModel } from '../../models/german/translate-model.ts';
import { modelObjectOf } from '../../models/model-object.ts';
import type { Model } from '../../../contract/model.ts';
import type { CatalogueModel } from '../../models/model-definition.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';

const featured = new Set(['ig-1', 'ie-10', 'v-7']);

/**
 * The models: all, searched, featured, favourites, and one by its id, which can contain dots, slashes and colons. They are
 * in the language of `Accept-Language`.
 */
export function addModelRoutes(app: Hono<HttpEnvironment>, dependencies: HttpDependencies): void {
  const { database, catalogue, renderer } = dependencies;

  /** Answers with models in the reader's language. */
  function answer(context: Context<HttpEnvironment>, write: (modelOf: (model: CatalogueModel) => Model) => object) {
    const locale = readLocale({ cookie: undefined, acceptLanguage: context.req.header('Accept-Language') });
    const modelOf = (model: CatalogueModel) => {
      const written = modelObjectOf(model, renderer);
      return locale === 'de' ? translateModel(model, written) : written;
    };
    return context.json(write(modelOf), 200, { 'Content-Language': locale, Vary: 'Accept-Language' });
  }
  const answerList = (context: Context<HttpEnvironment>, found: readonly CatalogueModel[]) =>
    answer(context, (modelOf) => ({ object: 'list', data: found.map(modelOf) }));
  const answerOne = (context: Context<HttpEnvironment>, model: CatalogueModel) =>
    answer(context, (modelOf) => modelOf(model));

  app.get('/api/ai/models', (context) => answerList(context, catalogue.list()));
  app.get('/api/ai/models/search', (context) =>
    answerList(context, searchModels(catalogue, context.req.query('search') ?? '')),
  );
  app.get('/api/ai/models/featured', (context) =>
    answerList(
      context,
      catalogue.list().filter((model) => featured.has(model.id)),
    ),
  );
  app.get('/api/ai/models/favorites', async (context) =>
    answerList(context, await listFavorites(database, catalogue, context.get('owner'))),
  );
  app.post('/api/ai/models/:id{.+}/favorite', async (context) => {
    const model = findModel(catalogue, context.req.param('id'));
    await markFavorite(database, context.get('owner'), model);
    return answerOne(context, model);
  });
  app.delete('/api/ai/models/:id{.+}/favorite', async (context) => {
    const model = findModel(catalogue, context.req.param('id'));
    await unmarkFavorite(database, context.get('owner'), model);
    return answerOne(context, model);
  });
  app.get('/api/ai/models/:id{.+}', (context) => answerOne(context, findModel(catalogue, context.req.param('id'))));
}
