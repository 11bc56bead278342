import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string; itemId: string }>({
  GET: {
    needs: 'view',
    handle: async ({ studio, params }) => Response.json(await studio.library.reviews.ofItem(params.id, params.itemId)),
  },
});
