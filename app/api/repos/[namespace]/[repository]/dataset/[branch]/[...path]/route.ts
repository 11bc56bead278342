import { apiPath, apiPathWithTail } from '@/lib/upstream/path';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

interface Params {
  namespace: string;
  repository: string;
  branch: string;
}

/** Segments before the file's own path, which may hold slashes: `/api/repos/{namespace}/{repository}/dataset/{branch}/`. */
const segmentsBefore = 7;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<Params>({
  GET: {
    handle({ studio, ...call }) {
      const { namespace, repository, branch } = call.params;
      const tail = call.url.pathname.split('/').slice(segmentsBefore).join('/');
      const path = apiPathWithTail(`${apiPath`/api/repos/${namespace}/${repository}/dataset/${branch}`}/`, tail);
      return studio.forward.read({ ...call, path });
    },
  },
});
