import { repositoryFilePath } from '@/lib/upstream/path';
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
      return studio.forward.read({ ...call, path: repositoryFilePath('dataset', call.params, call.url) });
    },
  },
});
