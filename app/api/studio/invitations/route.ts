import { newInvitationSchema } from '@/lib/contract/studio/person';
import { readBody } from '@/lib/http/read-body';
import { sessionOf } from '@/lib/studio/context/caller';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'administer',
    handle: async ({ studio }) => Response.json({ invitations: await studio.invitations.list() }),
  },
  POST: {
    needs: 'administer',
    maxBodyBytes: 10_000,
    async handle({ studio, caller, body }) {
      const invitation = await readBody(newInvitationSchema, body);
      // Otherwise an API token would be good for a new administrator, who outlives it.
      if (invitation.role === 'administrator') sessionOf(caller);
      return Response.json(await studio.invitations.invite(invitation, caller), { status: 201 });
    },
  },
});
