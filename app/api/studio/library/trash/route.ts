import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  DELETE: { needs: 'make', handle: async ({ studio }) => Response.json(await studio.library.emptyTrash(studio.media)) },
});
