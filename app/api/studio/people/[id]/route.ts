import { personChangeSchema } from '@/lib/contract/studio/person';
import { readBody } from '@/lib/http/read-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  PATCH: {
    needs: 'administer',
    maxBodyBytes: 10_000,
    async handle({ studio, params, caller, body }) {
      const change = await readBody(personChangeSchema, body);
      return Response.json(await studio.people.change(params.id, change, caller));
    },
  },
});
