import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  POST: {
    needs: 'make',
    maxBodyBytes: 32_000_000,
    handle: ({ studio, ...call }) => studio.forward.generate({ ...call, path: '/api/ai/videos/generate' }),
  },
});
