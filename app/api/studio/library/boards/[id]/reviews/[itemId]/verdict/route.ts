import { ownVerdictSchema } from '@/lib/contract/studio/board-review';
import { readBody } from '@/lib/http/read-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string; itemId: string }>({
  PUT: {
    needs: 'view',
    tokenNeeds: 'make',
    maxBodyBytes: 1_000,
    async handle({ studio, params, body }) {
      const { verdict } = await readBody(ownVerdictSchema, body);
      await studio.library.reviews.decide(params.id, params.itemId, verdict);
      return new Response(null, { status: 204 });
    },
  },
});
