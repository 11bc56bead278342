import { getStudio } from '@/lib/studio/instance';
import { repositoryFilePath } from '@/lib/upstream/path';
import { studioRoutes, type StudioCall } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

interface Params {
  namespace: string;
  repository: string;
  branch: string;
}

function pass({ studio, ...call }: StudioCall<Params>) {
  return studio.forward.transfer({ ...call, path: repositoryFilePath('file', call.params, call.url) });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<Params>({
  GET: { needs: 'view', handle: pass },
  DELETE: { needs: 'make', handle: pass },
  PUT: {
    needs: 'make',
    maxBodyBytes: () => getStudio().context.settings.uploadLimitBytes,
    isBodyStreamed: true,
    handle: pass,
  },
});
