import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  DELETE: {
    needs: 'view',
    tokenNeeds: 'make',
    async handle({ studio, params }) {
      await studio.library.leaveBoard(params.id);
      return new Response(null, { status: 204 });
    },
  },
});
