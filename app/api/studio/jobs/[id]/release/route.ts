import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  POST: { needs: 'make', handle: async ({ studio, params }) => Response.json(await studio.jobs.resume(params.id)) },
});
