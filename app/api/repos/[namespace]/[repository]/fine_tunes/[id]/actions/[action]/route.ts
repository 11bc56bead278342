import { EaselError } from '@/lib/contract/error';
import { apiPath } from '@/lib/upstream/path';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

interface Params {
  namespace: string;
  repository: string;
  id: string;
  action: string;
}

const actions = new Set(['run', 'stop']);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<Params>({
  POST: {
    needs: 'make',
    handle({ studio, ...call }) {
      const { namespace, repository, id, action } = call.params;
      if (!actions.has(action))
        throw new EaselError('resource_not_found', 'Unknown action. The actions are run and stop.');
      const path = apiPath`/api/repos/${namespace}/${repository}/fine_tunes/${id}/actions/${action}`;
      return studio.forward.read({ ...call, path, body: null });
    },
  },
});
