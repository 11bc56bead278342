import { readJsonBody } from '@/lib/http/read-json-body';
import { storyboardBodyBytes } from '@/lib/studio/storyboards/create-storyboards';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  GET: { needs: 'view', handle: async ({ studio, params }) => Response.json(await studio.storyboards.read(params.id)) },
  PUT: {
    needs: 'make',
    maxBodyBytes: storyboardBodyBytes,
    handle: async ({ studio, params, body }) =>
      Response.json(await studio.storyboards.save(params.id, await readJsonBody(body))),
  },
  DELETE: {
    needs: 'make',
    async handle({ studio, params }) {
      await studio.storyboards.remove(params.id);
      return new Response(null, { status: 204 });
    },
  },
});
