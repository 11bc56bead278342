import { apiPath } from '@/lib/upstream/path';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

interface Params {
  namespace: string;
  repository: string;
  id: string;
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<Params>({
  GET: {
    needs: 'view',
    handle({ studio, ...call }) {
      const { namespace, repository, id } = call.params;
      const path = apiPath`/api/repos/${namespace}/${repository}/fine_tunes/${id}/logs`;
      return studio.forward.read({ ...call, path });
    },
  },
});
