import type { Hono } from 'hono';
import { cutOnFailure } from '../responses/cut-on-failure.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';

/** The event stream of the caller's generations. */
export function addEventRoutes(app: Hono<HttpEnvironment>, { streams }: HttpDependencies): void {
  app.get('/api/events', (context) => {
    const headers = {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    };
    // HEAD gets only the headers; a stream would never be read.
    if (context.req.method === 'HEAD') return new Response(null, { headers });
    const stream = streams.open(context.get('owner'), context.req.raw.signal);
    return new Response(cutOnFailure(context, stream, null), { headers });
  });
}
