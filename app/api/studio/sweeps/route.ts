import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: { needs: 'view', handle: async ({ studio }) => Response.json({ sweeps: await studio.sweeps.list() }) },
  POST: {
    needs: 'make',
    maxBodyBytes: 32_000_000,
    handle: async ({ studio, body }) =>
      Response.json(await studio.sweeps.start(await readJsonBody(body)), { status: 201 }),
  },
});
