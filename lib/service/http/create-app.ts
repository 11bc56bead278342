import { Hono } from 'hono';
import { EaselError } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';
import { createRateLimit, type RateLimit } from '../../http/create-rate-limit.ts';
import { addHeaders } from '../../http/security-headers.ts';
import { answerError } from './responses/answer-error.ts';
import { authenticate } from './middleware/authenticate.ts';
import type { HttpDependencies } from './dependencies.ts';
import type { HttpEnvironment } from './environment.ts';
import { logRequests } from './middleware/log-requests.ts';
import { measureRequests } from './middleware/measure-requests.ts';
import { buildDocument } from './openapi/build-document.ts';
import { addEngineRoutes } from './routes/engine-routes.ts';
import { addEventRoutes } from './routes/event-routes.ts';
import { addFileRoutes } from './routes/file-routes.ts';
import { addFineTuneRoutes } from './routes/fine-tune-routes.ts';
import { addHistoryRoutes } from './routes/history-routes.ts';
import { addMediaRoutes } from './routes/media-routes.ts';
import { addModelRoutes } from './routes/model-routes.ts';
import { addProbeRoutes } from './routes/probe-routes.ts';
import { addQueueRoutes } from './routes/queue-routes.ts';
import { addSyncRoutes } from './routes/sync-routes.ts';
import { createMiddleware } from 'hono/factory';
import type { BodyBudget } from '../../http/body-budget.ts';
import { addMethodErrors } from './middleware/add-method-errors.ts';

/** The default headers of responses: no type sniffing, no caching, no scripts. */
const defaultHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Gives each request a share of the budget for bodies, and releases it when the request is answered. */
function countBodies(budget: BodyBudget) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const share = budget.open();
    context.set('bodyShare', share);
    try {
      await next();
    } finally {
      share.release();
    }
  });
}

/** Rejects an owner's requests beyond the rate, with the seconds to wait. Must come after `authenticate`. */
function limitRate(limit: RateLimit) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const waitSeconds = limit.take(context.get('owner'));
    if (waitSeconds > 0) {
      const message = 'This key sent too many requests in one minute. Wait for the time in Retry-After.';
      throw new EaselError('too_many_requests', message, { retryAfterSeconds: waitSeconds });
    }
    await next();
  });
}

/** The service's HTTP API: every endpoint, from a web request to a web response. */
export function createApp(dependencies: HttpDependencies): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.onError(answerError);
  app.notFound((context) =>
    answerError(new EaselError('resource_not_found', `${context.req.path} does not exist.`), context),
  );
  app.use(logRequests(dependencies.logger));
  app.use(measureRequests(dependencies.metrics));
  app.use(async (context, next) => {
    await next();
    addHeaders(context.res.headers, defaultHeaders);
  });

  addProbeRoutes(app, dependencies);

  app.use(async (_context, next) => {
    if (dependencies.draining.aborted) {
      throw new EaselError('unavailable', 'The service is shutting down. Try again in a moment.', {
        retryAfterSeconds: 5,
      });
    }
    await next();
  });
  app.use('/api/*', authenticate(dependencies.apiKeys));
  app.use('/api/*', countBodies(dependencies.bodyBudget));
  app.use('/api/*', limitRate(createRateLimit({ perMinute: dependencies.requestsPerMinute, now: Date.now })));

  addSyncRoutes(app, dependencies);
  addQueueRoutes(app, dependencies);
  addEventRoutes(app, dependencies);
  addModelRoutes(app, dependencies);
  addEngineRoutes(app, dependencies);
  addHistoryRoutes(app, dependencies);
  addFineTuneRoutes(app, dependencies);
  addFileRoutes(app, dependencies);
  addMediaRoutes(app, dependencies);
  const { catalogue } = dependencies;
  let document: { version: number; content: JsonObject } | null = null;
  app.get('/api/openapi.json', (context) => {
    const version = catalogue.version();
    if (document?.version !== version) document = { version, content: buildDocument(dependencies) };
    return context.json(document.content);
  });
  addMethodErrors(app);
  return app;
}
