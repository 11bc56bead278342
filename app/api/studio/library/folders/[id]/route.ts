import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  PUT: {
    needs: 'make',
    maxBodyBytes: 10_000,
    async handle({ studio, params, body }) {
      await studio.library.renameFolder(params.id, await readJsonBody(body));
      return new Response(null, { status: 204 });
    },
  },
  DELETE: {
    needs: 'make',
    async handle({ studio, params }) {
      await studio.library.deleteFolder(params.id);
      return new Response(null, { status: 204 });
    },
  },
});
