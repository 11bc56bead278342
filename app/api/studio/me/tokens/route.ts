import { newApiTokenSchema } from '@/lib/contract/studio/api-token';
import { readBody } from '@/lib/http/read-body';
import { sessionOf } from '@/lib/studio/context/caller';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

/** One's own API tokens. The answer that creates one is the only one with its text. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'view',
    async handle({ studio, caller }) {
      sessionOf(caller);
      return Response.json({ tokens: await studio.login.apiTokens.list(caller.personId) });
    },
  },
  POST: {
    needs: 'view',
    maxBodyBytes: 10_000,
    async handle({ studio, caller, body }) {
      sessionOf(caller);
      const token = await readBody(newApiTokenSchema, body);
      return Response.json(await studio.login.apiTokens.create(caller, token), { status: 201 });
    },
  },
});
