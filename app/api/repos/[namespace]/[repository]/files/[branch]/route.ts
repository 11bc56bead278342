import { apiPath } from '@/lib/upstream/path';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

interface Params {
  namespace: string;
  repository: string;
  branch: string;
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<Params>({
  GET: {
    needs: 'view',
    handle({ studio, ...call }) {
      const { namespace, repository, branch } = call.params;
      return studio.forward.read({ ...call, path: apiPath`/api/repos/${namespace}/${repository}/files/${branch}` });
    },
  },
});
