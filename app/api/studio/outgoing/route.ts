import { readJsonBody } from '@/lib/http/read-json-body';
import { studioRoutes } from '@/lib/studio/studio-routes';
import { resolveMediaUrls } from '@/lib/studio/library/files/resolve-media-urls';

export const dynamic = 'force-dynamic';

// Returns a request as it would be sent, with file URLs that the media service can fetch. Nothing is sent.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = studioRoutes({
  POST: {
    needs: 'make',
    maxBodyBytes: 1_000_000,
    handle: async ({ studio, body }) => Response.json(await resolveMediaUrls(studio.context, await readJsonBody(body))),
  },
});
