import { getStudio } from '@/lib/studio/instance';
import { apiPath } from '@/lib/upstream/path';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ name: string }>({
  POST: {
    needs: 'administer',
    maxBodyBytes: () => getStudio().context.settings.uploadLimitBytes,
    isBodyStreamed: true,
    handle: ({ studio, ...call }) =>
      studio.forward.transfer({ ...call, path: apiPath`/api/ai/engines/${call.params.name}/inspect` }),
  },
});
