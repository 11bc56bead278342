import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  DELETE: {
    needs: 'administer',
    async handle({ studio, params, caller }) {
      await studio.invitations.revoke(params.id, caller);
      return new Response(null, { status: 204 });
    },
  },
});
