import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  GET: { needs: 'view', handle: async ({ studio, params }) => Response.json(await studio.storyboards.work(params.id)) },
  POST: {
    needs: 'make',
    maxBodyBytes: 100_000,
    handle: async ({ studio, params, body }) =>
      Response.json(await studio.storyboards.startTakes(params.id, await readJsonBody(body))),
  },
});
