import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  GET: {
    needs: 'view',
    handle: ({ studio, request, params, url }) => studio.media.export(request, params.id, url.searchParams),
  },
});
