import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  GET: {
    needs: 'view',
    handle: async ({ studio, params }) => Response.json(await studio.library.readSharing(params.id)),
  },
  PUT: {
    needs: 'make',
    maxBodyBytes: 50_000,
    handle: async ({ studio, params, body }) =>
      Response.json(await studio.library.changeSharing(params.id, await readJsonBody(body))),
  },
});
