import { joiningSchema } from '@/lib/contract/studio/person';
import { readBody } from '@/lib/http/read-body';
import { openRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

/** Accepts an invitation, and logs the new person in. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoutes({
  POST: {
    maxBodyBytes: 10_000,
    async handle({ studio, request, body }) {
      const personId = await studio.invitations.join(request.headers, await readBody(joiningSchema, body));
      const cookie = await studio.login.enter(request.headers, personId, 'link');
      return new Response(null, { status: 204, headers: { 'Set-Cookie': cookie } });
    },
  },
});
