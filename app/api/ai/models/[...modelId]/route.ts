import { apiPathWithTail } from '@/lib/upstream/path';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

const prefix = '/api/ai/models/';

// The id is read from the raw URL: it may contain slashes, plain or encoded, which must stay unchanged.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'view',
    handle: ({ studio, ...call }) =>
      studio.forward.readModels({ ...call, path: apiPathWithTail(prefix, call.url.pathname.slice(prefix.length)) }),
  },
});
