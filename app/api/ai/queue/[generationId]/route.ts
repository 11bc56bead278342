import { apiPath } from '@/lib/upstream/path';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ generationId: string }>({
  GET: {
    needs: 'view',
    handle: ({ studio, ...call }) =>
      studio.forward.read({ ...call, path: apiPath`/api/ai/queue/${call.params.generationId}` }),
  },
  DELETE: {
    needs: 'make',
    handle: async ({ studio, ...call }) => {
      const { generationId } = call.params;
      await studio.jobs.checkOwnGeneration(generationId);
      const response = await studio.forward.read({ ...call, path: apiPath`/api/ai/queue/${generationId}` });
      await studio.jobs.checkSoon(generationId);
      return response;
    },
  },
});
