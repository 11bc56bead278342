import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from '../../../logging/create-logger.ts';
import type { HttpEnvironment } from '../environment.ts';

const probes = new Set(['/healthz', '/metrics']);
const acceptableId = /^[\w.:-]{1,100}$/;

/** Gives each request an id, the caller's own if one was sent, and logs its outcome: no body, no query, no key. */
export function logRequests(logger: Logger) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const sent = context.req.header('x-request-id');
    const requestId = sent !== undefined && acceptableId.test(sent) ? sent : randomUUID();
    const requestLogger = logger.child({ requestId });
    context.set('requestId', requestId);
    context.set('logger', requestLogger);
    const startedAt = performance.now();
    await next();
    context.res.headers.set('X-Request-Id', requestId);
    const durationMs = Math.round(performance.now() - startedAt);
    const { method, path } = context.req;
    const level = probes.has(path) ? 'debug' : 'info';
    requestLogger[level]({ method, path, status: context.res.status, durationMs }, 'request');
  });
}
