import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  POST: {
    needs: 'view',
    maxBodyBytes: 1_000_000,
    handle: async ({ studio, body }) =>
      Response.json(await studio.library.prepareZip(await readJsonBody(body)), { status: 201 }),
  },
});
