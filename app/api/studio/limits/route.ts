import type { LimitStates } from '@/lib/contract/studio/limits';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  GET: {
    needs: 'view',
    handle: async ({ studio, caller }) =>
      Response.json({ limits: await studio.limits.states(caller.personId) } satisfies LimitStates),
  },
});
