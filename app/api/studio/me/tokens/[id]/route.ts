import { sessionOf } from '@/lib/studio/context/caller';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

/** Removes an API token of one's own. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  DELETE: {
    needs: 'view',
    async handle({ studio, params, caller }) {
      sessionOf(caller);
      await studio.login.apiTokens.remove(params.id, caller);
      return new Response(null, { status: 204 });
    },
  },
});
