import { serveTryResult } from '@/lib/studio/models/try-result';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ generationId: string }>({
  GET: {
    needs: 'view',
    handle: ({ studio, params, request }) => serveTryResult(studio.context, params.generationId, request),
  },
});
