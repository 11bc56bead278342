import { roleLimitsSchema } from '@/lib/contract/studio/limits';
import { roleSchema } from '@/lib/contract/studio/person';
import { readBody, readBySchema } from '@/lib/http/read-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ role: string }>({
  PUT: {
    needs: 'administer',
    maxBodyBytes: 10_000,
    async handle({ studio, params, body, caller }) {
      const role = readBySchema(roleSchema, params.role);
      return Response.json(await studio.limits.writeRole(role, await readBody(roleLimitsSchema, body), caller));
    },
  },
});
