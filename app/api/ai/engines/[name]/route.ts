import { apiPath } from '@/lib/upstream/path';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ name: string }>({
  DELETE: {
    needs: 'administer',
    async handle({ studio, ...call }) {
      const { name } = call.params;
      return studio.audit.recordAnswer(
        await studio.forward.read({ ...call, path: apiPath`/api/ai/engines/${name}` }),
        call.caller,
        { action: 'engine_removed', subject: { kind: 'engine', id: name, name }, details: {} },
      );
    },
  },
});
