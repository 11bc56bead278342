import { apiPath } from '@/lib/upstream/path';
import { studioRoutes, type StudioCall } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

interface Params {
  namespace: string;
  repository: string;
}

function pass({ studio, ...call }: StudioCall<Params>) {
  const { namespace, repository } = call.params;
  return studio.forward.read({ ...call, path: apiPath`/api/repos/${namespace}/${repository}/fine_tunes` });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<Params>({
  GET: { needs: 'view', handle: pass },
  POST: { needs: 'make', maxBodyBytes: 1_000_000, handle: pass },
});
