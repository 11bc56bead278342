import { Hono } from 'hono';
import { EaselError } from '../../contract/error.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { listen, type Listener } from '../../http/listen.ts';
import { answerError } from './responses/answer-error.ts';
import { answerRequests } from './answer-requests.ts';
import type { HttpEnvironment } from './environment.ts';
import { logRequests } from './middleware/log-requests.ts';
import { addProbeRoutes, type ProbeDependencies } from './routes/probe-routes.ts';

/** Listens for probes only: for processes that serve no other HTTP, and for a separate port for probes. */
export async function startProbes(
  dependencies: Omit<ProbeDependencies, 'draining'> & { host: string; port: number; logger: Logger },
): Promise<Listener> {
  const { host, port, logger } = dependencies;
  const draining = new AbortController();
  const app = new Hono<HttpEnvironment>();
  app.onError(answerError);
  app.notFound((context) =>
    answerError(new EaselError('resource_not_found', 'Only health checks and metrics are available here.'), context),
  );
  app.use(logRequests(logger));
  addProbeRoutes(app, { ...dependencies, draining: draining.signal });
  const listener = await listen({ answer: answerRequests(app.fetch, logger), host, port });
  return {
    url: listener.url,
    async stop() {
      draining.abort();
      await listener.stop();
    },
  };
}
