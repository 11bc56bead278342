import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Metrics } from '../../metrics/create-metrics.ts';
import type { HttpEnvironment } from '../environment.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Counts requests by method, route and status. Uses the declared routes, so that names that callers invent add no
 * series.
 */
export function measureRequests(metrics: Metrics) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const startedAt = performance.now();
    await next();
    const route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none';
    const method = methods.has(context.req.method) ? context.req.method : 'other';
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.countRequest({ method, route, status: context.res.status, seconds });
  });
}
