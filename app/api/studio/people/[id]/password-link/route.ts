import { sessionOf } from '@/lib/studio/context/caller';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

/** Creates a link by which a person sets a new password: with it one can become them, so an API token may not. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  POST: {
    needs: 'administer',
    async handle({ studio, params, caller }) {
      sessionOf(caller);
      return Response.json(await studio.invitations.passwordLink(params.id, caller), { status: 201 });
    },
  },
});
