import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  GET: { needs: 'view', handle: ({ studio, params, request }) => studio.jobs.servePreview(params.id, request.signal) },
});
