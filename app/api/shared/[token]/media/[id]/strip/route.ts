import { linkRoutes } from '@/lib/studio/link-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = linkRoutes<{ token: string; id: string }>(
  async ({ studio, link, params }) =>
    Response.json(await studio.sharedBoards.readStrip(link, params.id), {
      headers: { 'Cache-Control': 'private, no-cache' },
    }),
);
