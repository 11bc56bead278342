import { passwordChangeSchema } from '@/lib/contract/studio/person';
import { readBody } from '@/lib/http/read-body';
import { sessionOf } from '@/lib/studio/context/caller';
import { personError } from '@/lib/studio/people/person-error';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

/** Changes one's own password, and ends one's sessions in other browsers. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  POST: {
    needs: 'view',
    maxBodyBytes: 10_000,
    async handle({ studio, request, caller, body }) {
      sessionOf(caller);
      const { current, next } = await readBody(passwordChangeSchema, body);
      const confirmed = await studio.login.confirm(request.headers, caller, current);
      if (confirmed === 'wrong') {
        throw personError('invalid_params', 'current', 'This is not your current password.');
      }
      await studio.people.setPassword({ text: next, field: 'next', replacing: confirmed.hash }, caller);
      return new Response(null, { status: 204 });
    },
  },
});
