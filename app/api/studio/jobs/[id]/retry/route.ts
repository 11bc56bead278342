import { idempotencyHeader } from '@/lib/contract/studio/studio-job';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  POST: {
    needs: 'make',
    handle: async ({ studio, params, request }) =>
      Response.json(await studio.jobs.retry(params.id, request.headers.get(idempotencyHeader))),
  },
});
