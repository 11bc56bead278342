import { sessionOf } from '@/lib/studio/context/caller';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

/** Logs out this browser. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  DELETE: {
    needs: 'view',
    async handle({ studio, request, caller }) {
      sessionOf(caller);
      const cookie = await studio.login.logOut(request.headers);
      return new Response(null, { status: 204, headers: { 'Set-Cookie': cookie } });
    },
  },
});
