import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  POST: {
    needs: 'make',
    maxBodyBytes: 1_000,
    handle: async ({ studio, params, body }) =>
      Response.json(await studio.storyboards.startExport(params.id, await readJsonBody(body))),
  },
});
