import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  POST: {
    needs: 'administer',
    maxBodyBytes: 10_000,
    handle: ({ studio, ...call }) => studio.forward.read({ ...call, path: '/api/ai/engines/test' }),
  },
});
