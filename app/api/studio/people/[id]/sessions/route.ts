import { sessionOf } from '@/lib/studio/context/caller';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

/** Logs a person out of every browser, and removes their API tokens: for an account in the wrong hands. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  DELETE: {
    needs: 'administer',
    async handle({ studio, params, caller }) {
      sessionOf(caller);
      const person = await studio.people.read(params.id);
      await studio.login.sessions.endAllOf(person, caller, { withTokens: true });
      return new Response(null, { status: 204 });
    },
  },
});
