import { linkRoutes } from '@/lib/studio/link-routes';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = linkRoutes(async ({ studio, link, url }) =>
  Response.json(await studio.sharedBoards.read(link, url.searchParams), {
    headers: { 'Cache-Control': 'private, no-store' },
  }),
);
