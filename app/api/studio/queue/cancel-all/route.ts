import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  POST: { needs: 'make', handle: async ({ studio }) => Response.json({ ids: await studio.jobs.cancelAll(null) }) },
});
