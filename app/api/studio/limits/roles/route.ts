import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: { needs: 'administer', handle: async ({ studio }) => Response.json(await studio.limits.readRoles()) },
});
