import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'view',
    async handle({ studio, request }) {
      const headers = {
        'Content-Type': 'text/event-stream; charset=utf-8',
        // Proxies neither compress nor collect it.
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      };
      if (request.method === 'HEAD') return new Response(null, { headers });
      const signal = AbortSignal.any([request.signal, await studio.login.endSignal(request.headers)]);
      const stream = studio.openEvents(request.headers.get('last-event-id'), signal);
      return new Response(stream, { headers });
    },
  },
});
