import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  POST: {
    needs: 'make',
    maxBodyBytes: 1_000_000,
    handle: async ({ studio, body }) => Response.json(await studio.library.change(await readJsonBody(body))),
  },
});
