import { personLimitsSchema } from '@/lib/contract/studio/limits';
import { readBody } from '@/lib/http/read-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  GET: {
    needs: 'administer',
    async handle({ studio, params }) {
      const { id } = await studio.people.read(params.id);
      return Response.json(await studio.limits.readPerson(id));
    },
  },
  PUT: {
    needs: 'administer',
    maxBodyBytes: 10_000,
    async handle({ studio, params, body, caller }) {
      const person = await studio.people.read(params.id);
      return Response.json(await studio.limits.writePerson(person, await readBody(personLimitsSchema, body), caller));
    },
  },
});
