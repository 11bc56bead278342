import { newBoardLinkSchema } from '@/lib/contract/studio/board-link';
import { readBody } from '@/lib/http/read-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  // Whoever has a link can pass it on, so listing them needs as much as creating one.
  GET: {
    needs: 'make',
    handle: async ({ studio, params }) => Response.json({ links: await studio.library.links(params.id) }),
  },
  POST: {
    needs: 'make',
    maxBodyBytes: 10_000,
    handle: async ({ studio, params, body }) =>
      Response.json(await studio.library.createLink(params.id, await readBody(newBoardLinkSchema, body)), {
        status: 201,
      }),
  },
});
