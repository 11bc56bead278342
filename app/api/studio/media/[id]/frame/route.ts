import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes<{ id: string }>({
  POST: {
    needs: 'make',
    maxBodyBytes: 1_000,
    handle: async ({ studio, caller, request, params, body }) =>
      Response.json(
        await studio.media.grabFrame(
          params.id,
          { body: await readJsonBody(body), ownerId: caller.personId },
          request.signal,
        ),
        { status: 201 },
      ),
  },
});
