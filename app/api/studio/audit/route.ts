import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

/** The audit log. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'administer',
    handle: async ({ studio, url }) => Response.json(await studio.audit.read(url.searchParams)),
  },
});
