import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  POST: {
    needs: 'make',
    async handle({ studio, params }) {
      await studio.jobs.dismiss(params.id);
      return new Response(null, { status: 204 });
    },
  },
});
