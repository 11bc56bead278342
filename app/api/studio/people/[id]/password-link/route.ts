import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  POST: {
    needs: 'administer',
    handle: async ({ studio, params, caller }) =>
      Response.json(await studio.invitations.passwordLink(params.id, caller.personId), { status: 201 }),
  },
});
