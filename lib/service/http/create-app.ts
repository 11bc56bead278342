import { OpenAPIHono } from '@hono/zod-openapi';
import { EaselError } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';
import { createRateLimit } from '../../http/create-rate-limit.ts';
import { addHeaders } from '../../http/security-headers.ts';
import { answerError } from './answer-error.ts';
import { authenticate } from './authenticate.ts';
import { countBodies } from './count-bodies.ts';
import type { HttpDependencies } from './dependencies.ts';
import type { HttpEnvironment } from './environment.ts';
import { limitRate } from './limit-rate.ts';
import { logRequests } from './log-requests.ts';
import { measureRequests } from './measure-requests.ts';
import { addMethodFaults } from './method-faults.ts';
import { buildDocument } from './openapi/build-document.ts';
import { addEventRoutes } from './routes/event-routes.ts';
import { addFileRoutes } from './routes/file-routes.ts';
import { addFineTuneRoutes } from './routes/fine-tune-routes.ts';
import { addHistoryRoutes } from './routes/history-routes.ts';
import { addMediaRoutes } from './routes/media-routes.ts';
import { addModelRoutes } from './routes/model-routes.ts';
import { addProbeRoutes } from './routes/probe-routes.ts';
import { addQueueRoutes } from './routes/queue-routes.ts';
import { addSyncRoutes } from './routes/sync-routes.ts';

/** Where nothing else is said: nobody guesses at an answer's type, keeps it, or runs what is in it. */
const careful = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The service's HTTP side: every endpoint, from a web request to a web response. */
export function createApp(dependencies: HttpDependencies): OpenAPIHono<HttpEnvironment> {
  const app = new OpenAPIHono<HttpEnvironment>();
  app.onError(answerError);
  app.notFound((context) =>
    answerError(new EaselError('resource_not_found', `There is nothing at ${context.req.path}.`), context),
  );
  app.use(logRequests(dependencies.logger));
  app.use(measureRequests(dependencies.metrics));
  app.use(async (context, next) => {
    await next();
    addHeaders(context.res.headers, careful);
  });

  addProbeRoutes(app, dependencies);

  app.use(async (_context, next) => {
    if (dependencies.draining.aborted) {
      throw new EaselError('unavailable', 'The service is ending. Try again in a moment.', { retryAfterSeconds: 5 });
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
  addHistoryRoutes(app, dependencies);
  addFineTuneRoutes(app, dependencies);
  addFileRoutes(app, dependencies);
  addMediaRoutes(app, dependencies);
  let document: JsonObject | null = null;
  app.get('/api/openapi.json', (context) => {
    document ??= buildDocument(app, dependencies.url);
    return context.json(document);
  });
  addMethodFaults(app);
  return app;
}
