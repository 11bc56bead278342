import { ownChangeSchema, type Me } from '@/lib/contract/studio/person';
import { readBody } from '@/lib/http/read-body';
import type { Studio } from '@/lib/studio/create-studio';
import { sessionOf } from '@/lib/studio/context/caller';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

async function describe({ people, login }: Studio, id: string): Promise<Me> {
  const [person, hasOwnPassword] = await Promise.all([people.read(id), people.hasPassword(id)]);
  return { person, isLoginNeeded: login.isNeeded, hasOwnPassword };
}

/** The person who sends the request. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: { needs: 'view', handle: async ({ studio, caller }) => Response.json(await describe(studio, caller.personId)) },
  PATCH: {
    needs: 'view',
    maxBodyBytes: 10_000,
    async handle({ studio, caller, body }) {
      sessionOf(caller);
      await studio.people.rename(await readBody(ownChangeSchema, body), caller);
      return Response.json(await describe(studio, caller.personId));
    },
  },
});
