import { serveModelPicture } from '@/lib/studio/models/model-picture';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: { handle: ({ studio, url }) => serveModelPicture(studio.context, url.searchParams.get('model') ?? '') },
});
