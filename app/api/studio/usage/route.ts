import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'view',
    handle: async ({ studio, caller, url }) => Response.json(await studio.usage.read(url.searchParams, caller)),
  },
});
