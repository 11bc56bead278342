import { getStudio } from '@/lib/studio/instance';
import { apiPath } from '@/lib/upstream/path';
import { studioRoutes, type StudioCall } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

interface Params {
  name: string;
  id: string;
}

function pass({ studio, ...call }: StudioCall<Params>) {
  const { name, id } = call.params;
  return studio.forward.transfer({ ...call, path: apiPath`/api/ai/engines/${name}/models/${id}` });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<Params>({
  GET: { needs: 'view', handle: pass },
  DELETE: { needs: 'administer', handle: pass },
  PUT: {
    needs: 'administer',
    maxBodyBytes: () => getStudio().context.settings.uploadLimitBytes,
    isBodyStreamed: true,
    handle: pass,
  },
});
