import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  POST: {
    needs: 'view',
    maxBodyBytes: 100_000,
    handle: async ({ studio, params, body }) =>
      Response.json(await studio.storyboards.estimate(params.id, await readJsonBody(body))),
  },
});
