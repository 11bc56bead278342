import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string; linkId: string }>({
  DELETE: {
    needs: 'make',
    async handle({ studio, params }) {
      await studio.library.revokeLink(params.id, params.linkId);
      return new Response(null, { status: 204 });
    },
  },
});
