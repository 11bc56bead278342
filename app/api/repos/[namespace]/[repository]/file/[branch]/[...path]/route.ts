import { getStudio } from '@/lib/studio/instance';
import { apiPath, apiPathWithTail } from '@/lib/upstream/path';
import { studioRoutes, type StudioCall } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

interface Params {
  namespace: string;
  repository: string;
  branch: string;
}

/** Segments before the file's own path, which may hold slashes: `/api/repos/{namespace}/{repository}/file/{branch}/`. */
const segmentsBefore = 7;

function pass({ studio, ...call }: StudioCall<Params>) {
  const { namespace, repository, branch } = call.params;
  const tail = call.url.pathname.split('/').slice(segmentsBefore).join('/');
  const path = apiPathWithTail(`${apiPath`/api/repos/${namespace}/${repository}/file/${branch}`}/`, tail);
  return studio.forward.transfer({ ...call, path });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<Params>({
  GET: { handle: pass },
  DELETE: { handle: pass },
  PUT: { maxBodyBytes: () => getStudio().context.settings.uploadLimitBytes, handle: pass },
});
