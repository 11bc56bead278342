import { serveModelImage } from '@/lib/studio/models/model-image';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'view',
    handle: ({ studio, url }) => serveModelImage(studio.context, url.searchParams.get('model') ?? ''),
  },
});
