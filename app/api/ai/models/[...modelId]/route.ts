import { apiPathWithTail } from '@/lib/upstream/path';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

const prefix = '/api/ai/models/';

// The id is taken from the address as it came: it may hold slashes, plain or encoded, which must stay what they are.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    handle: ({ studio, ...call }) =>
      studio.forward.read({ ...call, path: apiPathWithTail(prefix, call.url.pathname.slice(prefix.length)) }),
  },
});
