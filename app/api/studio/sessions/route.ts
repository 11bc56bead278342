import { sessionOf } from '@/lib/studio/context/caller';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

/** One's own sessions. Deleting them logs out of every browser. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'view',
    handle: async ({ studio, caller }) =>
      Response.json({ sessions: await studio.login.sessions.list(caller.personId, sessionOf(caller)) }),
  },
  DELETE: {
    needs: 'view',
    async handle({ studio, request, caller }) {
      sessionOf(caller);
      await studio.login.sessions.endAllOf(await studio.people.read(caller.personId), caller);
      const cookie = await studio.login.logOut(request.headers);
      return new Response(null, { status: 204, headers: { 'Set-Cookie': cookie } });
    },
  },
});
