import { EaselError } from '@/lib/contract/error';
import { sessionOf } from '@/lib/studio/context/caller';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

/** Logs out another browser of one's own. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  DELETE: {
    needs: 'view',
    async handle({ studio, params, caller }) {
      sessionOf(caller);
      if (!(await studio.login.sessions.end(params.id, caller))) {
        throw new EaselError('resource_not_found', 'This session has already ended.');
      }
      return new Response(null, { status: 204 });
    },
  },
});
