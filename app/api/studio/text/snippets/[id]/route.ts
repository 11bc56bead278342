import { snippetLimits } from '@/lib/contract/studio/snippet-limits';
import { snippetBodySchema } from '@/lib/contract/studio/snippet';
import { readBody } from '@/lib/http/read-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  PUT: {
    needs: 'make',
    // A character has up to 6 bytes in JSON.
    maxBodyBytes: snippetLimits.textLength * 6 + 2000,
    async handle({ studio, params, body }) {
      return Response.json(await studio.snippets.put(params.id, await readBody(snippetBodySchema, body)));
    },
  },
  DELETE: {
    needs: 'make',
    handle: async ({ studio, params, caller }) => Response.json(await studio.snippets.remove(params.id, caller)),
  },
});
