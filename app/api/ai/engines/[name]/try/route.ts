import { withReachableParameters } from '@/lib/studio/library/files/reachable-parameters';
import { apiPath } from '@/lib/upstream/path';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ name: string }>({
  POST: {
    needs: 'administer',
    maxBodyBytes: 128_000_000,
    async handle({ studio, ...call }) {
      const { request, body } = await withReachableParameters(studio.context, call.request, call.body);
      return studio.forward.transfer({
        ...call,
        request,
        body,
        path: apiPath`/api/ai/engines/${call.params.name}/try`,
      });
    },
  },
});
